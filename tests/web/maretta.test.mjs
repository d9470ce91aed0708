// Maretta and Vulcano in the page: three people and their secrets at one screen, whole games through the mirror, by mouse, by dragging cards.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { actions, all_well, at_rest, command, figures, go, open_tab, press, random, record, small, start, targets, until, until_asked } from "./lib/page.mjs";
import { click_a_target, move_by_mirror, on_table, to_the_end } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const of_id = (tab, id) => tab.page.evaluate((id) => document.getElementById(id).textContent, id);
const log_lines = (tab) => tab.page.evaluate(() => [...document.querySelectorAll("#log li")].map((line) => line.textContent));
const text_of = async (tab) => (await Promise.all(["mirror-title", "question", "message", "board", "actions", "log"].map((id) => of_id(tab, id)))).join("\n");
const frames = (tab) => tab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));

// Waits until somebody is asked or called.
const until_called = (tab, after = -1) => until(tab, (after) => {
  const now = window.wildshore.figures();
  const asked = document.querySelector("#actions button") !== null;
  return now.screen === "end" || (now.steps > after && (asked || now.curtain));
}, after);

async function lift(tab) {
  await command(tab, "lift");
  await until(tab, () => !window.wildshore.figures().curtain && document.querySelector("#actions button") !== null);
}

async function play(tab, step) {
  const before = (await figures(tab)).steps;
  await press(tab, `#actions button[data-step="${step}"]`);
  await until_called(tab, before);
}

// The person in front is `who` ("Player 2"), or nobody in particular: nothing else is told.
async function tells_only(tab, who) {
  const told = await record(tab);
  const number = who?.split(" ")[1];
  const secret = told.split("\n").filter((line) => /^(draw|choose) /.test(line));
  for (const line of secret) assert.ok(number && (line.startsWith(`draw ${number} `) || line.startsWith("choose ")), `${who} may not read "${line}"`);
  for (const line of await log_lines(tab)) {
    if (/ drew /.test(line)) assert.ok(number && line.includes(`${who} drew`), `${who} may not read "${line}"`);
    if (/ in secret/.test(line) && !/ chose a card in secret/.test(line)) assert.ok(number && line.includes(`${who} chose`), `${who} may not read "${line}"`);
  }
  assert.equal(/Your hand/.test(await of_id(tab, "board")), Boolean(who), `the hand of ${who}`);
}

async function hot_seat(game, seed) {
  const tab = await open_tab(world, small);
  await go(tab, `game=${game}&seats=human,human,human&seed=${seed}&speed=off`);
  await until(tab, () => window.wildshore.figures().screen === "table");
  await until_called(tab);
  return tab;
}

for (const [game, seed] of [["maretta", 3], ["vulcano", 5]]) {
  test(`${game}: three people at one screen, at every step each is told their own secrets only`, async () => {
    const tab = await hot_seat(game, seed);
    const choose = random(9);
    let curtains = 0, open = 0;
    while ((await figures(tab)).screen !== "end") {
      let who = null;
      if ((await figures(tab)).curtain) {
        curtains++;
        assert.deepEqual(await actions(tab), []);
        assert.deepEqual(await targets(tab), []);
        await tells_only(tab, null);
        who = (await of_id(tab, "question")).match(/Player \d/)[0];
        await lift(tab);
        await tells_only(tab, who);
      } else if (/Your hand/.test(await of_id(tab, "board"))) {
        await tells_only(tab, (await of_id(tab, "question")).match(/Player \d/)?.[0]);
      } else {
        open++;
        await tells_only(tab, null);
      }
      const steps = await actions(tab);
      await play(tab, steps[choose(steps.length)]);
    }
    assert.ok(curtains > 12, `${curtains} curtains`);
    assert.ok(open > 0, "barrels are pointed at in front of all");
    assert.match(await record(tab), /^draw 1 /m);  // over: all may be seen
    await all_well(tab);
    await tab.context.close();
  });
}

test("maretta: whatever one chooses in secret, the others' screen, mirror and record are the same", async () => {
  const one = await hot_seat("maretta", 4);
  const two = await hot_seat("maretta", 4);
  for (const tab of [one, two]) await lift(tab);
  const cards = await actions(one);
  assert.ok(cards.length > 1 && cards.every((step) => step.startsWith("choose ")));
  await play(one, cards[0]);
  await play(two, cards.at(-1));
  for (const lifted of [false, true]) {
    if (lifted) for (const tab of [one, two]) await lift(tab);
    for (const tab of [one, two]) await frames(tab);
    assert.equal(await text_of(one), await text_of(two), "the mirror");
    assert.equal((await figures(one)).picture, (await figures(two)).picture, "the picture");
    assert.equal(await record(one), await record(two), "the record");
    if (lifted) continue;
    for (const tab of [one, two]) await at_rest(tab);
    const [a, b] = [await one.page.screenshot(), await two.page.screenshot()];
    assert.ok(a.equals(b), "the curtain, pixel by pixel");
  }
  for (const tab of [one, two]) {
    await all_well(tab);
    await tab.context.close();
  }
});

async function ended_well(tab, game, moves) {
  assert.ok(moves > 3, `only ${moves} moves`);
  assert.ok((await figures(tab)).steps > 50, "cards were drawn and bots have played");
  assert.match(await record(tab), new RegExp(`^wildshore 1\ngame ${game} rules \\d+\n`));
  assert.equal((await figures(tab)).screen, "end");
  await all_well(tab);
  await tab.context.close();
}

const against_bots = (game, seed, seats = 3) => `game=${game}&seats=human${",bot:steady".repeat(seats - 1)}&seed=${seed}&speed=off`;

for (const game of ["maretta", "vulcano"]) {
  test(`${game}: a whole game through the mirror's buttons`, async () => {
    const tab = await open_tab(world, small);
    await go(tab, against_bots(game, 21, 4));
    await on_table(tab);
    const choose = random(1);
    await ended_well(tab, game, await to_the_end(tab, () => move_by_mirror(tab, choose)));
  });

  test(`${game}: a whole game by mouse on the canvas`, async () => {
    const tab = await open_tab(world);
    await go(tab, against_bots(game, 22));
    await on_table(tab);
    const choose = random(2);
    await ended_well(tab, game, await to_the_end(tab, () => click_a_target(tab, choose, (x, y) => tab.page.mouse.click(x, y))));
  });

  test(`${game}: a whole game by dragging cards to their places`, async () => {
    const tab = await open_tab(world);
    await go(tab, against_bots(game, 23));
    await on_table(tab);
    const choose = random(3);
    let dragged = 0;
    const moves = await to_the_end(tab, async () => {
      if ((await figures(tab)).screen === "end") return false;
      await until(tab, () => window.wildshore.targets().length > 0);
      const before = (await figures(tab)).steps;
      const offered = await targets(tab);
      const one = offered[choose(offered.length)];
      const { mouse } = tab.page;
      await mouse.move(one.x + one.width / 2, one.y + one.height / 2);
      await mouse.down();
      if (one.step === null) {
        await mouse.move(one.x + one.width / 2, one.y + one.height / 2 - 30, { steps: 4 });
        await until(tab, () => window.wildshore.targets().some((target) => target.step !== null));
        const places = (await targets(tab)).filter((target) => target.step !== null);
        const place = places[choose(places.length)];
        await mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
        await frames(tab);
        dragged++;
      }
      await mouse.up();
      await until_asked(tab, before);
      return true;
    });
    assert.ok(dragged > 3, `${dragged} cards were dragged`);
    await ended_well(tab, game, moves);
  });
}

test("maretta: with one finger at 390x844, six at the table", async () => {
  const tab = await open_tab(world, { viewport: { width: 390, height: 844 }, touch: true });
  await go(tab, against_bots("maretta", 24, 6));
  await on_table(tab);
  const choose = random(4);
  for (let i = 0; i < 30; i++) {
    if (!await click_a_target(tab, choose, (x, y) => tab.page.touchscreen.tap(x, y))) break;
  }
  await all_well(tab);
  await tab.context.close();
});
