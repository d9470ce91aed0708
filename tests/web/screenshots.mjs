// Pictures of every screen of the built page (build/web/site), into build/screenshots: SCREEN-WIDTHxHEIGHT.png
//
//   scripts/screenshots [--scale N,N] [--only NAME,NAME] [--size WxH] [--text PERCENT] [--grey yes] [--out FOLDER]
//
// With --grey each picture is also written without colours (NAME-grey-...): everything must still be told apart.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { actions, command, figures, go, open_tab, press, random, root, start, targets, until, until_asked } from "./lib/page.mjs";
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

// A golden game, cut after `count` steps, with these people and bots going on.
async function golden(tab, game, name, count, seats, asked = on_table) {
  const lines = (await readFile(join(root, `tests/golden/${game}/${name}.txt`), "utf8")).trimEnd().split("\n");
  const head = lines.findIndex((line) => line.startsWith("seed ")) + 1;
  const text = lines.slice(0, head + count).join("\n").replace(/^seats .*$/m, `seats ${seats}`) + "\n";
  await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
  await asked(tab);
}
// The end of a golden game, with these people and bots; `names` are lines of the record.
async function golden_end(tab, game, name, seats, names = "") {
  const text = (await readFile(join(root, `tests/golden/${game}/${name}.txt`), "utf8")).replace(/^seats .*$/m, `seats ${seats}${names}`);
  await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
  await until(tab, () => window.wildshore.figures().screen === "end");
}
async function setup_of(tab, game, ...then) {
  await go(tab);
  await command(tab, `open:${game}`);
  await until(tab, () => window.wildshore.figures().screen === "setup");
  for (const id of then) await command(tab, id);
}
// A command that needs no button: what a person would type, or a line of the log.
const run = (tab, id) => tab.page.evaluate((id) => window.wildshore.command(id), id);
async function hinted(tab, reach) {
  await reach(tab);
  await command(tab, "hint");
}
const kLongNames = "\nname 1 Bartholomew Montgomery W\nname 2 Wilhelmina Ottoline Mar";
const safari = (tab, count) => golden(tab, "the-mara", "basic_3", count, "human bot:steady bot:steady");

// Before the n-th time that seat 1 does such a step in a golden game; where a card is placed, the first of the hand is picked up.
async function castaways(tab, game, name, step, nth) {
  const lines = (await readFile(join(root, `tests/golden/${game}/${name}.txt`), "utf8")).trimEnd().split("\n");
  const head = lines.findIndex((line) => line.startsWith("seed ")) + 1;
  const seats = "human" + " bot:steady".repeat(lines.find((line) => line.startsWith("seats ")).split(" ").length - 2);
  for (let at = head, seen = 0; at < lines.length; at++) {
    if (!step.test(lines[at])) continue;
    const text = lines.slice(0, at).join("\n").replace(/^seats .*$/m, `seats ${seats}`) + "\n";
    await go(tab, `r=${encodeURIComponent(text)}&speed=off`);
    await until(tab, (at) => window.wildshore.figures().steps >= at || document.querySelector("#actions button"), at - head);
    if ((await figures(tab)).steps !== at - head || !(await actions(tab)).some((one) => step.test(one)) || ++seen < nth) continue;
    await until(tab, () => window.wildshore.targets().length > 0);
    const card = (await targets(tab)).find((one) => one.step === null);
    if (card) await tab.page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
    return;
  }
}

const screens = {
  harbour: (tab) => go(tab),
  async setup(tab) {
    await go(tab);
    await command(tab, "open:frost-bitten");
    await until(tab, () => window.wildshore.figures().screen === "setup");
  },
  setup_polare: (tab) => setup_of(tab, "mare-polare"),
  setup_mara: (tab) => setup_of(tab, "the-mara"),
  setup_rescue: (tab) => setup_of(tab, "rescue-polar-bears"),
  setup_maretta: (tab) => setup_of(tab, "maretta", "seats+", "seats+", "seats+", "more"),
  setup_vulcano: (tab) => setup_of(tab, "vulcano"),
  async setup_trouble(tab) {
    await setup_of(tab, "frost-bitten", "more");
    await run(tab, "seed=seven");
  },
  strength: (tab) => setup_of(tab, "frost-bitten", "strength"),
  async strength_ceiling(tab) {
    await setup_of(tab, "maretta", "strength");
    const view = tab.page.viewportSize();
    await tab.page.mouse.move(view.width / 2, view.height / 2);
    await tab.page.mouse.wheel(0, 5000);
  },
  strength_crew: (tab) => setup_of(tab, "rescue-polar-bears", "strength"),
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
  async names(tab) {
    await golden(tab, "frost-bitten", "everything_4", 170, `human human bot:master bot:random${kLongNames}`);
  },
  hint: (tab) => hinted(tab, mid_game),
  async focus(tab) {
    await mid_game(tab);
    await until(tab, () => window.wildshore.targets().length > 0);
    await tab.page.keyboard.press("ArrowRight");
  },
  async refused(tab) {
    await mid_game(tab);
    await until(tab, () => window.wildshore.targets().length > 0);
    const spots = await targets(tab);
    const taken = (x, y) => spots.some((one) => x > one.x - 4 && x < one.x + one.width + 4 && y > one.y - 4 && y < one.y + one.height + 4);
    const view = tab.page.viewportSize();
    for (let y = view.height * 0.25; y < view.height * 0.6; y += 40) {
      for (let x = view.width * 0.2; x < view.width * 0.6; x += 40) {
        if (taken(x, y)) continue;
        await tab.page.mouse.click(x, y);
        await tab.page.waitForTimeout(60);
        if (await tab.page.evaluate(() => document.getElementById("message").textContent)) return;
      }
    }
  },
  async replay(tab) {
    await mid_game(tab);
    await run(tab, "moment:9");
  },
  async sheet(tab) {  // on a phone: pulled up
    await mid_game(tab);
    const view = tab.page.viewportSize();
    if (view.width < 500) await tab.page.touchscreen.tap(view.width / 2, view.height - 130);
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
  end_names: (tab) => golden_end(tab, "frost-bitten", "basic_4", `human human bot:master bot:random${kLongNames}`),
  end_polare: (tab) => golden_end(tab, "mare-polare", "basic_4", "human bot:steady bot:steady bot:steady"),
  end_together: (tab) => golden_end(tab, "mare-polare", "together_2", "human bot:steady"),
  end_rescue: (tab) => golden_end(tab, "rescue-polar-bears", "won_3", "human bot:steady bot:steady"),
  end_rescue_lost: (tab) => golden_end(tab, "rescue-polar-bears", "lost_heat_4", "human bot:steady bot:steady bot:steady"),
  end_maretta: (tab) => golden_end(tab, "maretta", "six", "human bot:steady bot:gentle bot:random bot:sharp bot:master"),
  end_vulcano: (tab) => golden_end(tab, "vulcano", "basic_4", "human bot:steady bot:steady bot:steady"),
  async end_look(tab) {
    await golden_end(tab, "frost-bitten", "basic_4", "human bot:steady bot:steady bot:steady");
    await command(tab, "look");
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
    for (let i = 0; i < 20; i++) await polare_move(tab);
    for (let i = 0; i < 60 && !(await actions(tab)).some((step) => step.startsWith("walk")); i++) await polare_move(tab);
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
  async rescue(tab) {
    await golden(tab, "rescue-polar-bears", "cards_4", 105, "human human human human");
  },
  async rescue_hot(tab) {
    await golden(tab, "rescue-polar-bears", "lost_heat_4", 122, "human human human human");
  },
  rescue_hint: (tab) => hinted(tab, screens.rescue),
  rescue_all: (tab) => golden(tab, "rescue-polar-bears", "everything_4", 120, "human human human human"),
  async rescue_start(tab) {
    await go(tab, "game=rescue-polar-bears&seats=human,human&seed=5&speed=off");
    await on_table(tab);
  },
  polare_four: (tab) => golden(tab, "mare-polare", "basic_4", 150, "human bot:steady bot:steady bot:steady"),
  polare_hint: (tab) => hinted(tab, screens.polare_four),
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
  async saved(tab) {  // three unfinished games
    for (const address of [four, polare, "game=the-mara&seats=human,bot:steady&seed=5&speed=off", "game=vulcano&seats=human,bot:steady,bot:steady&seed=5&speed=off"]) {
      await go(tab);
      await go(tab, address);
      await on_table(tab);
      await moves(tab, 3, 1);
      await command(tab, "menu");
      await until(tab, () => document.querySelector('#commands button[data-command="harbour"]'));
      await command(tab, "harbour");
      await until(tab, () => window.wildshore.figures().screen === "harbour");
    }
  },
  async rules_search(tab) {
    await screens.rules(tab);
    await run(tab, "search=bear");
  },
  maretta: (tab) => castaways(tab, "maretta", "basic_4", /^give /, 3),
  maretta_start: (tab) => go(tab, "game=maretta&seats=human,bot:steady,bot:steady&seed=5&speed=off").then(() => on_table(tab)),
  maretta_hint: (tab) => hinted(tab, screens.maretta),
  maretta_six: (tab) => castaways(tab, "maretta", "six", /^give /, 4),
  maretta_take: (tab) => castaways(tab, "maretta", "basic_3", /^take /, 1),
  async maretta_curtain(tab) {
    await go(tab, "game=maretta&seats=human,human,human&seed=4&speed=off");
    await until(tab, () => window.wildshore.figures().curtain);
  },
  vulcano: (tab) => castaways(tab, "vulcano", "basic_4", /^give /, 2),
  vulcano_hint: (tab) => hinted(tab, screens.vulcano),
  vulcano_load: (tab) => castaways(tab, "vulcano", "basic_3", /^load /, 2),
  vulcano_six: (tab) => castaways(tab, "vulcano", "six", /^give /, 2),
  mara: (tab) => safari(tab, 352),
  mara_hint: (tab) => hinted(tab, screens.mara),
  mara_start: (tab) => go(tab, "game=the-mara&seats=human,bot:steady,bot:steady,bot:steady&seed=11&speed=off").then(() => on_table(tab)),
  async mara_drive(tab) {  // the way of the longest drive under the pointer
    await safari(tab, 352);
    await until(tab, () => window.wildshore.targets().length > 0);
    const labels = await tab.page.evaluate(() => [...document.querySelectorAll("#actions button")].map((b) => [b.dataset.step, b.textContent]));
    const [step] = labels.filter(([, text]) => /skipping/.test(text)).sort((a, b) => b[1].match(/\d+/g).length - a[1].match(/\d+/g).length)[0];
    const spot = (await targets(tab)).find((target) => target.step === step);
    await tab.page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
  },
  async mara_peek(tab) {
    await safari(tab, 352);
    const steps = await actions(tab);
    const before = (await figures(tab)).steps;
    if (!steps.includes("peek")) await press(tab, `#actions button[data-step="${steps.find((step) => step.startsWith("drive") && step.includes("-"))}"]`);
    await until_asked(tab, before);
    const after = (await figures(tab)).steps;
    await press(tab, '#actions button[data-step="peek"]');
    await until_asked(tab, after);
  },
  async mara_meet(tab) {
    await go(tab, "game=the-mara&seats=human,bot:steady,bot:steady&seed=11&speed=off");
    await on_table(tab);
    await moves(tab, 1, 1);
    const pick = (await actions(tab)).find((step) => step.startsWith("pick"));
    const before = (await figures(tab)).steps;
    await press(tab, `#actions button[data-step="${pick}"]`);
    await until_asked(tab, before);
  },
  mara_family: (tab) => golden(tab, "the-mara", "family_4", 180, "human bot:steady bot:steady bot:steady"),
  mara_curtain: (tab) => golden(tab, "the-mara", "basic_2", 260, "human human", () => until(tab, () => window.wildshore.figures().screen === "table")),
  async mara_end(tab) {
    await go(tab, "game=the-mara&options=family=1&seats=human,bot:steady&seed=3&speed=off");
    await on_table(tab);
    await moves(tab, 900, 1);
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
        if (given.text) await tab.page.addInitScript((percent) => { localStorage.setItem("wildshore/settings", `text=${percent}\n`); }, given.text);
        await reach(tab);
        await until(tab, () => !window.wildshore.figures().busy, undefined, 120);  // every picture is drawn: 2560x1080 makes four frames a second here
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
