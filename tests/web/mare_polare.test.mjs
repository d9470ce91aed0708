// Mare Polare in the page: two people and their secrets at one screen, a game together, claims, the oracle, fishing with the mouse.
//
// A game that bots played is played again by people, step by step: the seed is the same, so chance is the same.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { actions, all_well, at_rest, command, figures, go, open_tab, press, question, random, record, small, start, targets, until, until_asked } from "./lib/page.mjs";
import { bots_game, click_a_target } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const text_of = (tab) => tab.page.evaluate(() => ["mirror-title", "question", "message", "board", "actions", "log"].map((id) => document.getElementById(id).textContent).join("\n") + document.title);
const board = (tab) => tab.page.evaluate(() => document.getElementById("board").textContent);
const frames = (tab) => tab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));

const kChance = /^(water|oracle|igloo|hole|first|recipe|roll|touch|land) /;

// Opens a record: `head` with other people in the seats, and these first steps.
async function open_record(head, seats, steps) {
  const tab = await open_tab(world, small);
  const text = [...head.map((line) => line.startsWith("seats ") ? `seats ${seats}` : line), ...steps].join("\n") + "\n";
  await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
  await until(tab, () => ["table", "end"].includes(window.wildshore.figures().screen));
  return tab;
}

// Waits until somebody is asked or called.
const until_called = (tab, after = -1) => until(tab, (after) => {
  const now = window.wildshore.figures();
  const asked = document.querySelector("#actions button") !== null;
  const called = document.querySelector('#commands button[data-command="lift"]') !== null && now.curtain;
  return now.screen === "end" || (now.steps > after && (asked || called));
}, after);

async function play(tab, step) {
  const before = (await figures(tab)).steps;
  await press(tab, `#actions button[data-step="${step}"]`);
  await until_called(tab, before);
}

async function lift(tab) {
  await command(tab, "lift");
  await until(tab, () => !window.wildshore.figures().curtain && document.querySelector("#actions button") !== null);
}

test("two people at one screen: at every step the other's secret is neither in the mirror nor in the picture nor in the record", async () => {
  // Seat 1 wins this one, so the recipe of seat 2 can be another card without changing the way the game goes.
  const games = Array.from({ length: 20 }, (_, seed) => bots_game("mare-polare", 2, seed + 1)).sort((a, b) => a.steps.length - b.steps.length);
  let game;
  do game = games.shift(); while (await winner(game) !== 0);
  const dealt = game.steps.findIndex((step) => step.startsWith("recipe 2"));
  const truth = game.steps[dealt].split(" ")[2];
  const first = game.steps[dealt - 1].split(" ")[2];
  const other = ["0232", "0223", "2032", "2023", "3202", "2302"].find((card) => card !== truth && card !== first);
  const start_of = (card) => [...game.steps.slice(0, dealt), `recipe 2 ${card}`];
  const one = await open_record(game.head, "human human", start_of(truth));
  const two = await open_record(game.head, "human human", start_of(other));
  const rest = game.steps.slice(dealt + 1).filter((step) => !kChance.test(step));
  let curtains = 0;
  let secrets = 0;
  let called = "";  // who lifted the curtain last
  const both = (act) => Promise.all([one, two].map(act));
  for (const step of rest) {
    await both((tab) => until_called(tab));
    if ((await figures(one)).curtain) {
      curtains++;
      for (const tab of [one, two]) {
        assert.deepEqual(await actions(tab), [], "nothing is offered before the curtain");
        const told = await text_of(tab);
        assert.doesNotMatch(told, /Recipe of|You feel|Your recipe/);
        assert.match(told, /Player [12]/);
        assert.doesNotMatch(await record(tab), /^(recipe|touch) /m);
      }
      await same(one, two);
      if (curtains <= 3) {
        await both(at_rest);
        const [a, b] = [await one.page.screenshot(), await two.page.screenshot()];
        assert.ok(a.equals(b), "the screens are equal, pixel by pixel");
      }
      called = (await question(one)).match(/Player [12]/)[0];
      await both(lift);
    }
    const told = await text_of(one);
    const mine = /Recipe of Player 2/.test(told);
    assert.ok(!(mine && /Recipe of Player 1/.test(told)), "never both recipes");
    const alone = called === "Player 2" && (await question(one)).includes(called);  // its own record may show its own recipe
    if (mine) secrets++;
    else await same(one, two, !alone);
    await both((tab) => play(tab, step));
  }
  assert.equal((await figures(one)).screen, "end");
  assert.ok(curtains > 8, `${curtains} curtains`);
  assert.ok(secrets > 0, "seat 2 saw its recipe");
  assert.match(await record(one), new RegExp(`^recipe 2 ${truth}$`, "m"));  // over: all may be seen
  for (const tab of [one, two]) {
    await all_well(tab);
    await tab.context.close();
  }
});

// What the person in front gets is the same in both tabs.
async function same(one, two, record_too = true) {
  await Promise.all([one, two].map(frames));
  assert.equal(await text_of(one), await text_of(two), "the mirror");
  assert.equal((await figures(one)).picture, (await figures(two)).picture, "the picture");
  if (record_too) assert.equal(await record(one), await record(two), "the record");
}

// Who wins a game of the bots.
async function winner(game) {
  const tab = await open_record(game.head, "human human", game.steps);
  await until(tab, () => window.wildshore.figures().screen === "end");
  const told = await text_of(tab);
  await tab.context.close();
  return /Player 1 brought home|Player 1 wins/.test(told) ? 0 : 1;
}

test("together to the end: no curtain, and everybody comes home", async () => {
  const game = bots_game("mare-polare", 2, 3, "coop=1");
  const tab = await open_record(game.head, "human human", []);
  await until_asked(tab);
  for (const step of game.steps.filter((step) => !kChance.test(step))) {
    assert.equal((await figures(tab)).curtain, false);
    await play(tab, step);
  }
  assert.equal((await figures(tab)).screen, "end");
  assert.match(await text_of(tab), /Everybody is home|fourth natural fish/);
  await all_well(tab);
  await tab.context.close();
});

// Plays one person's moves by clicks on the canvas until `wanted` is offered: prefers going to `goal`, fishing, keeping.
async function click_until(tab, wanted, prefer) {
  for (let moves = 0; moves < 300; moves++) {
    await until(tab, () => window.wildshore.targets().length > 0);
    const steps = await actions(tab);
    if (steps.includes(wanted)) return;
    const step = prefer.map((pattern) => steps.find((one) => pattern.test(one))).find((one) => one) || steps[moves % steps.length];
    await click_step(tab, step);
  }
  throw new Error(`${wanted} was never offered`);
}

async function click_step(tab, step) {
  await until(tab, (step) => window.wildshore.targets().some((target) => target.step === step), step);
  const before = (await figures(tab)).steps;
  const target = (await targets(tab)).find((one) => one.step === step);
  await tab.page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  await until_asked(tab, before);
}

const alone = (seed) => `game=mare-polare&seats=human,bot:random&seed=${seed}&speed=off`;

test("by mouse: a fish is felt, taken and kept; a wrong soup costs fish and shows the recipe for as long as it does", async () => {
  const tab = await open_tab(world);
  await go(tab, alone(7));
  await until_asked(tab);
  await click_until(tab, "claim", [/^take/, /^fish$/, /^keep$/, /^(walk|jump) a4$/, /^done$/]);
  assert.match(await board(tab), /Your harpoon, from the bottom, [1-6]:/);
  assert.doesNotMatch(await board(tab), /Your recipe/);
  await click_step(tab, "claim");
  assert.match(await board(tab), /Your recipe/);
  assert.match(await question(tab), /Not right/);
  while ((await actions(tab)).every((step) => step.startsWith("drop"))) await click_step(tab, (await actions(tab))[0]);
  assert.doesNotMatch(await board(tab), /Your recipe/);
  await all_well(tab);
  await tab.context.close();
});

test("the right soup wins", async () => {
  const game = bots_game("mare-polare", 2, 5);
  const last = game.steps.lastIndexOf("claim");
  assert.equal(last, game.steps.length - 1);
  const tab = await open_record(game.head, "human human", game.steps.slice(0, last));
  await until_asked(tab);
  assert.deepEqual((await actions(tab)).sort(), ["claim", "pass"]);
  await play(tab, "claim");
  assert.equal((await figures(tab)).screen, "end");
  assert.match(await text_of(tab), /brought home the soup/);
  await all_well(tab);
  await tab.context.close();
});

test("the oracle shows the recipe until one has looked enough", async () => {
  const tab = await open_tab(world);
  await go(tab, alone(12));
  await until_asked(tab);
  assert.match(await board(tab), /Your recipe/);  // once, before the start
  await click_step(tab, (await actions(tab))[0]);
  assert.doesNotMatch(await board(tab), /Your recipe/);
  await click_until(tab, "done", [/^take/, /^fish$/, /^keep$/, /^(walk|jump) d1$/, /^pass$/]);
  assert.match(await board(tab), /Your recipe: /);
  assert.match(await question(tab), /oracle/);
  await click_step(tab, "done");
  assert.doesNotMatch(await board(tab), /Your recipe/);
  const log = await tab.page.evaluate(() => document.getElementById("log").textContent);
  assert.match(log, /mirror of the oracle/);
  assert.doesNotMatch(log, /\d slim green/);
  await all_well(tab);
  await tab.context.close();
});

test("with one finger at 390x844, by the pictures alone", async () => {
  const tab = await open_tab(world, { viewport: { width: 390, height: 844 }, touch: true });
  await go(tab, "game=mare-polare&seats=human,bot:steady&seed=42&speed=off&options=book=open");
  await until_asked(tab);
  const choose = random(3);
  for (let i = 0; i < 40; i++) {
    if (!await click_a_target(tab, choose, (x, y) => tab.page.touchscreen.tap(x, y))) break;
  }
  await all_well(tab);
  await tab.context.close();
});
