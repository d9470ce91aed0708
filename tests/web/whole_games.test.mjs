// Whole games in the page, each in one way only.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { all_well, figures, go, open_tab, question, random, record, small, start, until } from "./lib/page.mjs";
import { click_a_target, move_by_keys, move_by_mirror, on_table, table, to_the_end } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

async function ended_well(tab, moves) {
  assert.ok(moves > 5, `only ${moves} moves`);
  const text = await record(tab);
  assert.match(text, /^wildshore 1\ngame frost-bitten rules \d+\n/);
  assert.equal((await figures(tab)).screen, "end");
  assert.notEqual(await question(tab), "");
  await all_well(tab);
  await tab.context.close();
}

test("a whole game through the mirror's buttons", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table());
  await on_table(tab);
  const choose = random(1);
  const moves = await to_the_end(tab, () => move_by_mirror(tab, choose));
  assert.ok(await tab.page.evaluate(() => document.querySelectorAll("#log li").length) > 10, "the log tells the game");
  await ended_well(tab, moves);
});

test("a whole game by mouse on the canvas", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  const choose = random(2);
  await ended_well(tab, await to_the_end(tab, () => click_a_target(tab, choose, (x, y) => tab.page.mouse.click(x, y))));
});

test("a whole game with one finger at 390x844", async () => {
  const tab = await open_tab(world, { viewport: { width: 390, height: 844 }, scale: 2, touch: true });
  await go(tab, table());
  await on_table(tab);
  const choose = random(3);
  await ended_well(tab, await to_the_end(tab, () => click_a_target(tab, choose, (x, y) => tab.page.touchscreen.tap(x, y))));
});

test("a whole game by keyboard only, from the harbour", async () => {
  const tab = await open_tab(world);
  await go(tab);
  const frames = () => tab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  // Tab shows the focus on the first card, the arrow goes on to Frost Bitten!; in its set-up the focus is on "play" already.
  for (const [keys, screen] of [[["Tab", "ArrowRight", "Enter"], "setup"], [["Enter"], "table"]]) {
    await frames();
    for (const key of keys) {
      await tab.page.keyboard.press(key);
      await frames();
    }
    await until(tab, (screen) => window.wildshore.figures().screen === screen, screen, 10);
  }
  await on_table(tab);
  const choose = random(4);
  await ended_well(tab, await to_the_end(tab, () => move_by_keys(tab, choose)));
});
