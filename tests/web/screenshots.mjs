// Pictures of every screen of the built page (build/web/site), into build/screenshots: SCREEN-WIDTHxHEIGHT.png
//
//   scripts/screenshots [--scale N,N] [--only NAME,NAME] [--size WxH] [--text PERCENT] [--grey yes] [--out FOLDER]
//
// With --grey each picture is also written without colours (NAME-grey-...): everything must still be told apart.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { command, go, open_tab, random, root, start, until } from "./lib/page.mjs";
import { move_by_mirror, on_table } from "./lib/play.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((word, i, all) => word.startsWith("--") ? [word.slice(2), all[i + 1]] : []).filter((pair) => pair.length));
for (const name of Object.keys(given)) {
  if (!["scale", "only", "size", "text", "grey", "out"].includes(name)) {
    console.error(`screenshots: unknown option --${name}`);
    process.exit(2);
  }
}
const scales = (given.scale || "1").split(",").map(Number);
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
async function mid_game(tab) {
  await go(tab, four);
  await on_table(tab);
  await moves(tab, 14, 3);
}
// The first lines of a golden record, everybody a person.
async function golden(tab, name, lines) {
  const text = (await readFile(join(root, `tests/golden/${name}.txt`), "utf8")).replaceAll(/bot:\w+/g, "human").split("\n").slice(0, lines).join("\n") + "\n";
  await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
  await on_table(tab);
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
  async rescue(tab) {
    await golden(tab, "rescue-polar-bears/cards_4", 110);
  },
  async rescue_hot(tab) {
    await golden(tab, "rescue-polar-bears/lost_heat_4", 127);
  },
  async rescue_start(tab) {
    await go(tab, "game=rescue-polar-bears&seats=human,human&seed=5&speed=off");
    await on_table(tab);
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
    for (const [viewport, scale] of sizes.flatMap((size) => scales.map((scale) => [size, scale]))) {
      const tab = await open_tab(world, { viewport, scale, touch: viewport.width < 500 });
      const size = `${viewport.width}x${viewport.height}${scale === 1 ? "" : `@${scale}`}`;
      const file = join(out, `${name}-${size}.png`);
      try {
        if (given.text) await tab.page.addInitScript((percent) => { localStorage.setItem("wildshore/settings", `text_percent=${percent}\n`); }, given.text);
        await reach(tab);
        await until(tab, () => !window.wildshore.figures().busy);  // every picture is drawn
        await tab.page.waitForTimeout(700);
        await tab.page.screenshot({ path: file });
        console.log(file);
        if (given.grey) {
          const grey = join(out, `${name}-grey-${size}.png`);
          const devtools = await tab.context.newCDPSession(tab.page);
          await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
          await tab.page.screenshot({ path: grey });
          console.log(grey);
        }
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
