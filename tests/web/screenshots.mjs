// Pictures of every screen of the built page (build/web/site), into build/screenshots: SCREEN-WIDTHxHEIGHT.png
//
//   scripts/screenshots [--scale N] [--only NAME] [--size WxH] [--text PERCENT] [--out FOLDER]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { actions, command, figures, go, open_tab, press, random, root, start, until, until_asked } from "./lib/page.mjs";
import { move_by_mirror, on_table } from "./lib/play.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((word, i, all) => word.startsWith("--") ? [word.slice(2), all[i + 1]] : []).filter((pair) => pair.length));
for (const name of Object.keys(given)) {
  if (!["scale", "only", "size", "text", "out"].includes(name)) {
    console.error(`screenshots: unknown option --${name}`);
    process.exit(2);
  }
}
const scale = Number(given.scale || 1);
const out = given.out || join(root, "build/screenshots");
const sizes = (given.size ? [given.size] : ["1280x720", "390x844", "2560x1080"])
  .map((size) => size.split("x").map(Number)).map(([width, height]) => ({ width, height }));

const four = "game=frost-bitten&seats=human,bot:steady,bot:steady,bot:steady&seed=11&speed=off";

async function moves(tab, count, seed) {
  const choose = random(seed);
  for (let i = 0; i < count; i++) {
    if (!await move_by_mirror(tab, choose)) return;
  }
}
const polare = "game=mare-polare&seats=human,bot:steady&seed=5&speed=off";
// Fishes wherever it can and keeps every second fish.
async function polare_move(tab) {
  const steps = await actions(tab);
  if (!steps.length) return;
  const before = await figures(tab);
  const step = ["fish", before.steps % 2 ? "keep" : "back"].find((one) => steps.includes(one)) || steps[steps.length - 1];
  await press(tab, `#actions button[data-step="${step}"]`);
  await until_asked(tab, before.steps);
}
async function mid_game(tab) {
  await go(tab, four);
  await on_table(tab);
  await moves(tab, 14, 3);
}
async function overlay(tab, id) {
  await command(tab, id);
  await until(tab, (id) => !document.querySelector(`#commands button[data-command="${id}"]`) || document.querySelector('#commands button[data-command="close"]'), id);
}

const screens = {
  harbour: (tab) => go(tab),
  async setup(tab) {
    await go(tab);
    await command(tab, "open:frost-bitten");
    await until(tab, () => window.wildshore.figures().screen === "setup");
  },
  async start(tab) {
    await go(tab, four);
    await on_table(tab);
  },
  table: mid_game,
  async two(tab) {
    await go(tab, "game=frost-bitten&seats=human,human&seed=4&speed=off");
    await on_table(tab);
    await moves(tab, 9, 2);
  },
  async menu(tab) {
    await mid_game(tab);
    await overlay(tab, "menu");
  },
  async log(tab) {
    await mid_game(tab);
    await overlay(tab, "log");
  },
  async end(tab) {
    await go(tab, "game=frost-bitten&seats=human,bot:steady&seed=42&speed=off");
    await on_table(tab);
    await moves(tab, 400, 1);
  },
  async polare_start(tab) {
    await go(tab, polare);
    await on_table(tab);
  },
  async polare_touch(tab) {
    await go(tab, polare);
    await on_table(tab);
    for (let i = 0; i < 60 && !(await actions(tab)).some((step) => step.startsWith("take")); i++) await polare_move(tab);
  },
  async polare_keep(tab) {
    await go(tab, polare);
    await on_table(tab);
    for (let i = 0; i < 60 && !(await actions(tab)).includes("keep"); i++) await polare_move(tab);
  },
  async polare_table(tab) {
    await go(tab, polare);
    await on_table(tab);
    for (let i = 0; i < 34; i++) await polare_move(tab);
    while (!(await actions(tab)).some((step) => step.startsWith("walk"))) await polare_move(tab);
  },
  async polare_together(tab) {
    await go(tab, "game=mare-polare&seats=human,bot:steady,bot:steady,bot:steady&seed=8&speed=off&options=coop=1");
    await on_table(tab);
    for (let i = 0; i < 24; i++) await polare_move(tab);
  },
  async polare_curtain(tab) {
    await go(tab, "game=mare-polare&seats=human,human&seed=4&speed=off");
    await until(tab, () => window.wildshore.figures().curtain);
  },
  async settings(tab) {
    await go(tab);
    await overlay(tab, "settings");
  },
  async rules(tab) {
    await mid_game(tab);
    await overlay(tab, "rules");
  },
  async message(tab) {
    await go(tab, "game=ludo");
  },
  async continue(tab) {
    await mid_game(tab);
    await tab.page.reload();
    await until(tab, () => window.wildshore?.figures().screen === "harbour" || window.wildshore?.figures().screen === "table");
  },
};

const world = await start();
try {
  await mkdir(out, { recursive: true });
  for (const [name, reach] of Object.entries(screens)) {
    if (given.only && !given.only.split(",").includes(name)) continue;
    for (const viewport of sizes) {
      const tab = await open_tab(world, { viewport, scale, touch: viewport.width < 500 });
      const file = join(out, `${name}-${viewport.width}x${viewport.height}${scale === 1 ? "" : `@${scale}`}.png`);
      try {
        if (given.text) await tab.page.addInitScript((percent) => { localStorage.setItem("wildshore/settings", `text_percent=${percent}\n`); }, given.text);
        await reach(tab);
        await until(tab, () => !window.wildshore.figures().busy);  // every picture is drawn
        await tab.page.waitForTimeout(700);
        await tab.page.screenshot({ path: file });
        console.log(file);
      } catch (error) {
        console.error(`${file}: ${error.message}`);
        process.exitCode = 1;
      }
      for (const text of tab.wrong) console.error(`${file}: ${text}`);
      await tab.context.close();
    }
  }
} finally {
  await world.close();
}
