// Whole games, each in one way: the mirror's buttons, a pointer on the canvas, or keys. The person plays at random, so a steady bot
// wins soon; with animation off a step takes a frame or two.
import { execFileSync } from "node:child_process";
import { actions, figures, native_cli, over, press, question, targets, until, until_asked } from "./page.mjs";

export const table = (more = "") => `game=frost-bitten&seats=human,bot:steady&seed=42&speed=off${more}`;
const kMostMoves = 1500;

// A game between steady bots, played by the native program: the head of its record and its steps. With the same seed, chance does the same.
export function bots_game(game, seats, seed, options = "") {
  const bots = Array(seats).fill("bot:steady").join(",");
  const asked = ["record", "--game", game, "--seats", bots, "--seed", String(seed), ...(options ? ["--options", options] : [])];
  const lines = execFileSync(native_cli, asked, { encoding: "utf8" }).trim().split("\n");
  const head = lines.findIndex((line) => line.startsWith("seed ")) + 1;
  return { head: lines.slice(0, head), steps: lines.slice(head) };
}

export async function on_table(tab) {
  await until(tab, () => window.wildshore.figures().screen === "table");
  await until_asked(tab);
}

// One move through the mirror; false: the game is over.
export async function move_by_mirror(tab, choose) {
  const before = await figures(tab);
  if (before.screen === "end") return false;
  const steps = await actions(tab);
  const step = steps[choose(steps.length)];
  await press(tab, `#actions button[data-step="${step}"]`);
  await until_asked(tab, before.steps);
  return true;
}

// One click or tap on a target; false: the game is over. `click(x, y)` does it.
export async function click_a_target(tab, choose, click) {
  if (await over(tab)) return false;
  // Pictures are drawn on the first visit: until then nothing can be clicked.
  await until(tab, () => window.wildshore.targets().length > 0).catch(async (error) => {
    throw new Error(`nothing to click: "${await question(tab)}" with actions ${await actions(tab)}`, { cause: error });
  });
  const offered = await targets(tab);
  const one = offered[choose(offered.length)];
  const before = await state(tab);
  await click(one.x + one.width / 2, one.y + one.height / 2);
  try {
    await until(tab, (before) => {
      const now = window.wildshore.figures();
      if (now.screen === "end") return true;
      const list = window.wildshore.targets();
      return list.length > 0 && JSON.stringify([now.steps, list.map((t) => [t.target, t.step])]) !== before;
    }, before, 10);
  } catch (error) {
    throw new Error(`a click on ${JSON.stringify(one)} changed nothing (asked: "${await question(tab)}")`, { cause: error });
  }
  return true;
}
const state = (tab) => tab.page.evaluate(() => JSON.stringify([window.wildshore.figures().steps, window.wildshore.targets().map((t) => [t.target, t.step])]));

export async function to_the_end(tab, move) {
  for (let moves = 0; moves < kMostMoves; moves++) {
    if (!await move()) return moves;
  }
  throw new Error(`no end after ${kMostMoves} moves`);
}

// Presses arrow keys at random and then Enter: a person who sees the focus and takes what is there.
export async function move_by_keys(tab, choose) {
  const before = await figures(tab);
  if (before.screen === "end") return false;
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let presses = 0; presses < 200; presses++) {
    for (let i = choose(4); i > 0; i--) await tab.page.keyboard.press(arrows[choose(4)]);
    await tab.page.keyboard.press("Enter");
    await tab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await figures(tab);
    if (now.screen === "end") return false;
    if (now.steps > before.steps) {
      await until_asked(tab, before.steps);
      return true;
    }
  }
  throw new Error(`200 arrows and Enters did nothing (asked: "${await question(tab)}")`);
}
