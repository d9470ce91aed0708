// Rescue Polar Bears in the page: one person runs the whole fleet, by mirror and by mouse; golden records end on the hash they had.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { all_well, figures, go, open_tab, question, random, record, root, small, start, until } from "./lib/page.mjs";
import { click_a_target, move_by_mirror, on_table, to_the_end } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const solo = "game=rescue-polar-bears&seats=human,human&seed=42&speed=off&options=temperature=16,rapid=1";

async function ended_well(tab, moves) {
  assert.ok(moves > 5, `only ${moves} moves`);
  assert.match(await record(tab), /^wildshore 1\ngame rescue-polar-bears rules \d+\n/);
  assert.equal((await figures(tab)).screen, "end");
  assert.notEqual(await question(tab), "");
  await all_well(tab);
  await tab.context.close();
}

test("a whole solo game through the mirror, with two ships and no curtain", async () => {
  const tab = await open_tab(world, small);
  await go(tab, solo);
  await on_table(tab);
  const choose = random(1);
  const moves = await to_the_end(tab, async () => {
    assert.equal((await figures(tab)).curtain, false);
    return move_by_mirror(tab, choose);
  });
  assert.ok(await tab.page.evaluate(() => document.querySelectorAll("#log li").length) > 10, "the log tells the game");
  await ended_well(tab, moves);
});

test("a whole solo game by mouse on the canvas", async () => {
  const tab = await open_tab(world);
  await go(tab, solo);
  await on_table(tab);
  const choose = random(2);
  await ended_well(tab, await to_the_end(tab, () => click_a_target(tab, choose, (x, y) => tab.page.mouse.click(x, y))));
});

// What the records show: cards that were used, and upgrades by ship.
function deeds(steps) {
  const seen = new Set();
  const ships = {};
  let card = null;
  for (const [word, first, second] of steps.map((step) => step.split(" "))) {
    if (word === "ship") ships[first] = second;
    if (word === "card") card = first;
    if (word === "decline") card = null;
    if (["use", "blast", "current", "airlift"].includes(word) && card) {
      seen.add(card);
      card = null;
    }
    if (word === "upgrade") seen.add(`${ships[first]} ${second}`);
  }
  return seen;
}

test("records with every support card and every upgrade replay with equal hashes", async () => {
  const folder = join(root, "tests/golden/rescue-polar-bears");
  const seen = new Set();
  const tab = await open_tab(world, small);
  await go(tab);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".txt"))) {
    const text = readFileSync(join(folder, name), "utf8");
    const hashes = readFileSync(join(folder, name.replace(".txt", ".hash")), "utf8").trim().split("\n");
    for (const deed of deeds(text.trim().split("\n"))) seen.add(deed);
    const [steps, hash] = hashes.at(-1).split(" ");
    await tab.page.evaluate((address) => { location.hash = address; }, `r=${encodeURIComponent(text)}&speed=off`);
    await until(tab, (hash) => window.wildshore.figures().screen === "end" && window.wildshore.figures().hash === hash, hash).catch(() => { /* said below */ });
    const now = await figures(tab);
    assert.equal(now.steps, Number(steps), name);
    assert.equal(now.hash, hash, name);
  }
  await all_well(tab);
  await tab.context.close();
  const cards = ["cold-front", "polar-night", "coast-guard", "air-wing", "survey-drones", "weather-satellite", "blasting-crew", "fair-current", "airlift", "full-steam"];
  const ships = ["breeze-dragon", "white-wave", "polaris", "tidewalker", "north-watch"];
  for (const deed of [...cards, ...ships.flatMap((ship) => [`${ship} 1`, `${ship} 2`])]) assert.ok(seen.has(deed), `no record shows ${deed}`);
});
