// The Mara in the page: whole games through the mirror and by mouse, the family game, and peeks at one screen for two.
//
// A game that bots played is played again by people, step by step: the seed is the same, so chance and the other bots do the same.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { actions, all_well, command, figures, go, open_tab, press, record, small, start, targets, until } from "./lib/page.mjs";
import { bots_game } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const text_of = (tab) => tab.page.evaluate(() => ["mirror-title", "question", "message", "board", "actions", "log"].map((id) => document.getElementById(id).textContent).join("\n") + document.title);
const frames = (tab) => tab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));

async function open_record(game, seats, steps, window = small) {
  const tab = await open_tab(world, window);
  const text = [...game.head.map((line) => line.startsWith("seats ") ? `seats ${seats}` : line), ...steps].join("\n") + "\n";
  await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
  await until(tab, () => window.wildshore.figures().screen === "table");
  return tab;
}

// Waits until somebody is asked after step number `after`, or the game is over. True: somebody is asked.
async function asked(tab, after = -1) {
  await until(tab, (after) => {
    const now = window.wildshore.figures();
    return now.screen === "end" || (now.steps > after && (document.querySelector("#actions button") !== null || now.curtain));
  }, after, 60);
  return (await figures(tab)).screen !== "end";
}

// Plays the person's part of the game: `move(step)` does one step. Gives the number of moves.
async function play_again(tab, game, move) {
  let moves = 0;
  for (let after = -1; await asked(tab, after); moves++) {
    after = (await figures(tab)).steps;
    const step = game.steps[after];
    assert.ok((await actions(tab)).includes(step), `step ${after}, ${step}, is offered`);
    await move(step);
  }
  assert.equal((await figures(tab)).screen, "end");
  assert.deepEqual((await record(tab)).trim().split("\n").slice(game.head.length), game.steps);
  await all_well(tab);
  await tab.context.close();
  return moves;
}

// A tourist is picked in two clicks while its pile is closed: the pile, then the card.
async function click(tab, step) {
  const hit = async (spot) => tab.page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await until(tab, () => window.wildshore.targets().length > 0);
  let spot = (await targets(tab)).find((target) => target.step === step);
  if (!spot) {
    assert.match(step, /^pick /);
    await hit((await targets(tab)).find((target) => !target.step));
    await until(tab, (step) => window.wildshore.targets().some((target) => target.step === step), step);
    spot = (await targets(tab)).find((target) => target.step === step);
  }
  await hit(spot);
}

test("a whole game through the mirror's buttons", async () => {
  const game = bots_game("the-mara", 3, 5);
  const tab = await open_record(game, "human bot:steady bot:steady", []);
  const moves = await play_again(tab, game, (step) => press(tab, `#actions button[data-step="${step}"]`));
  assert.ok(moves > 60, `${moves} moves`);
});

test("a whole game by mouse on the canvas", async () => {
  const game = bots_game("the-mara", 4, 6);
  const tab = await open_record(game, "human bot:steady bot:steady bot:steady", [], {});
  const moves = await play_again(tab, game, (step) => click(tab, step));
  assert.ok(moves > 30, `${moves} moves`);
});

test("a family game by mouse", async () => {
  const game = bots_game("the-mara", 3, 7, "family=1");
  assert.match(game.head.join("\n"), /family=1/);
  const tab = await open_record(game, "human bot:steady bot:steady", [], {});
  const moves = await play_again(tab, game, (step) => click(tab, step));
  assert.ok(moves > 10, `${moves} moves`);
});

// The animals that may be on the tile of the last step, a `see`, apart from the one that is.
function other_animals(steps) {
  const habitat = new Map(steps.filter((step) => step.startsWith("tile ")).map((step) => step.split(" ").slice(1)));
  const [, tile] = steps.at(-1).split(" ");
  const seen = steps.filter((step) => step.startsWith("see ") && habitat.get(step.split(" ")[1]) === habitat.get(tile)).map((step) => step.split(" ")[2]);
  return ["carnivore", "herbivore", "primate", "amphibian", "bird", "insect"].filter((animal) => !seen.includes(animal));
}

async function same(one, two, what) {
  await Promise.all([one, two].map(frames));
  assert.equal(await text_of(one), await text_of(two), `the mirror, ${what}`);
  assert.equal((await figures(one)).picture, (await figures(two)).picture, `the picture, ${what}`);
  assert.equal(await record(one), await record(two), `the record, ${what}`);
}

async function lift(tab) {
  await command(tab, "lift");
  await until(tab, () => !window.wildshore.figures().curtain && document.querySelector("#actions button") !== null);
}

test("two people at one screen: what one peeks at is not shown to the other, not in words, not in pictures, not in the record", async () => {
  const game = bots_game("the-mara", 2, 5);
  const peeks = game.steps.map((step, i) => i).filter((i) => game.steps[i].startsWith("see ") && !game.steps[i + 1]?.startsWith("see ") &&
    other_animals(game.steps.slice(0, i + 1)).length > 0);
  assert.ok(peeks.length > 6);
  let curtains = 0;
  for (const i of [peeks[0], peeks[Math.floor(peeks.length / 3)], peeks[Math.floor(peeks.length / 2)]]) {
    const prefix = game.steps.slice(0, i + 1);
    const [, tile] = prefix.at(-1).split(" ");
    const changed = [...prefix.slice(0, -1), `see ${tile} ${other_animals(prefix)[0]}`];
    const tabs = [await open_record(game, "human human", prefix), await open_record(game, "human human", changed)];
    // Who peeked is called to the screen and sees it: here the two games differ.
    for (const tab of tabs) {
      await asked(tab);
      if ((await figures(tab)).curtain) await lift(tab);
    }
    assert.notEqual(await text_of(tabs[0]), await text_of(tabs[1]), "the one who peeked sees the animal");
    for (const tab of tabs) {
      const before = (await figures(tab)).steps;
      await press(tab, '#actions button[data-step="done"]');
      await asked(tab, before);
    }
    await same(...tabs, "handed over");
    if ((await figures(tabs[0])).curtain) {
      curtains++;
      assert.deepEqual(await actions(tabs[0]), [], "nothing is offered before the curtain");
      assert.doesNotMatch(await text_of(tabs[0]), /saw/);
      for (const tab of tabs) await lift(tab);
      await same(...tabs, "to the other player");
    }
    assert.doesNotMatch(await record(tabs[0]), new RegExp(`^see ${tile} `, "m"));
    for (const tab of tabs) {
      await all_well(tab);
      await tab.context.close();
    }
  }
  assert.ok(curtains > 0, "a curtain fell");
});
