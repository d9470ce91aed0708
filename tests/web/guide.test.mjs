// Help through the mirror: a hint with its reason, the strength card, and remarks that interrupt nobody.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { all_well, figures, go, open_tab, press, question, small, start, until, until_asked } from "./lib/page.mjs";
import { on_table, table } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const button = (id) => `#commands button[data-command="${id}"]`;
// Runs a command of the mirror as soon as it is offered.
async function command(tab, id) {
  await until(tab, (selector) => document.querySelector(selector) !== null, button(id));
  await press(tab, button(id));
}

test("the hint is read out with its move, and pressing it again plays that move", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table());
  await on_table(tab);
  const asked = await question(tab);
  assert.doesNotMatch(asked, /Hint:/);
  await command(tab, "hint");
  await until(tab, () => document.getElementById("question").textContent.includes("Hint:"));
  const told = await question(tab);
  assert.ok(told.startsWith(asked.trim()), "what is asked still comes first");
  const label = await tab.page.locator(button("hint")).textContent();
  const move = label.replace("Suggested: ", "").replace(/\.$/, "");
  assert.ok(told.includes(`Hint: ${move}`), `"${told}" tells of "${move}"`);
  const before = await figures(tab);
  await command(tab, "hint");
  await until_asked(tab, before.steps);
  assert.doesNotMatch(await question(tab), /Hint:/);
  await all_well(tab);
  await tab.context.close();
});

test("a crew is told danger, goal and move", async () => {
  const tab = await open_tab(world, small);
  await go(tab, "game=mare-polare&seats=human,bot:steady&options=coop=1&seed=42&speed=off");
  await on_table(tab);
  await command(tab, "hint");
  await until(tab, () => document.getElementById("question").textContent.includes("Hint:"));
  const told = await question(tab);
  assert.match(told, /natural fish.*lacks.*Hint:/s);
  await all_well(tab);
  await tab.context.close();
});

test("remarks stand beside the table, not in the log, and can be silenced", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table());
  await on_table(tab);
  const board = () => tab.page.evaluate(() => document.getElementById("board").textContent);
  assert.match(await board(), /says: "/);
  assert.doesNotMatch(await tab.page.evaluate(() => document.getElementById("log").textContent), /says: "/);
  await command(tab, "settings");
  await command(tab, "remarks");
  await command(tab, "close");
  await until(tab, () => !document.getElementById("board").textContent.includes("says: \""));
  await all_well(tab);
  await tab.context.close();
});

test("the strength card opens from the set-up and its ladder can be run and stopped", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table("&screen=setup"));
  await command(tab, "strength");
  await until(tab, () => document.getElementById("question").textContent.includes("Steady against Gentle:"));
  assert.match(await question(tab), /Steady against Gentle: \d+ %/);  // as it was measured
  await command(tab, "strength:run");
  await command(tab, "strength:stop");
  await until(tab, () => document.querySelector('#commands button[data-command="strength:run"]') !== null);
  await command(tab, "close");
  await until(tab, () => document.querySelector('#commands button[data-command="start"]') !== null);
  await all_well(tab);
  await tab.context.close();
});
