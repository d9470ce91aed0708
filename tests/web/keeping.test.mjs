// What a player keeps: reload, links, the same game natively; and what is said when storage, records, links or addresses are broken.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { all_well, command, commands, figures, go, native_cli, open_tab, random, record, settled, small, start, until, until_asked } from "./lib/page.mjs";
import { move_by_mirror, on_table, table, to_the_end } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

async function play(tab, moves, seed) {
  const choose = random(seed);
  for (let i = 0; i < moves; i++) await move_by_mirror(tab, choose);
}
const hash = async (tab) => (await figures(tab)).hash;
const mirror_text = (tab) => tab.page.evaluate(() => document.getElementById("mirror").innerText);

// The state hash after the last step of the record, played by the native program.
function native_hash(text) {
  const lines = execFileSync(native_cli, ["replay", "-"], { input: text, encoding: "utf8" }).trim().split("\n");
  return lines.at(-1).split(" ")[1];
}

// The page says something that matches, where the mirror asks its question, and goes on.
async function says_and_goes_on(tab, pattern) {
  await until(tab, (source) => new RegExp(source, "i").test(document.getElementById("question").textContent), pattern.source, 10);
  if ((await commands(tab)).includes("close")) await command(tab, "close");
  await until(tab, () => window.wildshore.figures().screen === "harbour" || window.wildshore.figures().screen === "table"
    || window.wildshore.figures().screen === "setup", null, 5);
}

test("a reload in the middle continues exactly", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table("&options=homesick=1"));
  await on_table(tab);
  await play(tab, 12, 5);
  const text = await record(tab);
  const state = await hash(tab);
  assert.match(text, /^options .*homesick=1$/m);
  await tab.page.reload();
  await settled(tab);
  if ((await figures(tab)).screen === "harbour") {
    const list = await commands(tab);
    await command(tab, list.find((id) => id.startsWith("continue")));
  }
  await on_table(tab);
  assert.equal(await record(tab), text);
  assert.equal(await hash(tab), state);
  await play(tab, 3, 6);
  assert.ok((await record(tab)).startsWith(text.trimEnd()), "the game goes on from there");
  await all_well(tab);
  await tab.context.close();
});

test("the same record gives the same hash natively, and its link opens in another browser", async () => {
  const tab = await open_tab(world, small);
  await tab.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(tab, table("&options=homesick=1"));
  await on_table(tab);
  await play(tab, 10, 7);
  assert.equal(await hash(tab), native_hash(await record(tab)));
  const choose = random(8);
  await to_the_end(tab, () => move_by_mirror(tab, choose));
  const text = await record(tab);
  const state = await hash(tab);
  assert.equal(state, native_hash(text));
  await command(tab, "share");
  await until(tab, async () => /#r=/.test(await navigator.clipboard.readText().catch(() => "")));
  const link = await tab.page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(world.address), link);
  assert.ok(link.length <= 2048, `${link.length} characters`);
  await all_well(tab);
  await tab.context.close();

  const other = await open_tab(world, small);
  await go(other, link.split("#")[1]);
  await until(other, (text) => window.wildshore.record() === text, text).catch(() => { /* the comparison below says more */ });
  assert.equal(await record(other), text);
  assert.equal(await hash(other), state);
  await all_well(other);
  await other.context.close();
});

test("storage that throws: the game says so and can be played", async () => {
  for (const prepare of [
    () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; },
    () => { Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } }); },
  ]) {
    const tab = await open_tab(world, { ...small, prepare });
    await go(tab);
    await until(tab, () => /not be (kept|saved)|storage/i.test(document.getElementById("mirror").innerText));
    await tab.page.evaluate((hash) => { location.hash = hash; }, table());
    await on_table(tab);
    await play(tab, 3, 9);
    await all_well(tab);
    await tab.context.close();
  }
});

test("storage that fills up in the middle of a game: the game goes on", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table());
  await on_table(tab);
  await tab.page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; });
  await play(tab, 3, 9);
  await all_well(tab);
  await tab.context.close();
});

test("a broken record in storage names its line, keeps the game up to it, and locks nobody out", async () => {
  for (const [damage, pattern, kept] of [
    [(text) => text.replace(/\n([^\n]+)\n([^\n]+)\n?$/, "\nslide nowhere\n$2\n"), /line \d+: "slide nowhere"/, true],
    [() => "\u0000\uffff this is no record\n", /line 1\b/, false],
    [(text) => text.slice(0, 30), /line \d+|too early/, false],
  ]) {
    const tab = await open_tab(world, small);
    await go(tab, table());
    await on_table(tab);
    await play(tab, 8, 10);
    const damaged = await tab.page.evaluate(() => Object.keys(localStorage)
      .filter((key) => key.startsWith("wildshore/") && localStorage[key].startsWith("wildshore 1")).map((key) => [key, localStorage[key]]));
    assert.ok(damaged.length > 0, "the game is kept as a record");
    await tab.page.evaluate((list) => { for (const [key, text] of list) localStorage.setItem(key, text); },
      damaged.map(([key, text]) => [key, damage(text)]));
    await tab.page.reload();
    await settled(tab);
    const steps = damaged[0][1].split("\n").filter((line) => /^(first|roll|slide|step)/.test(line)).length;
    await command(tab, (await commands(tab)).find((id) => id.startsWith("continue")));
    await says_and_goes_on(tab, pattern).catch(async (error) => {
      throw new Error(`expected ${pattern}, the mirror has: ${await mirror_text(tab)}`, { cause: error });
    });
    if (kept) {
      assert.equal((await figures(tab)).screen, "table");
      assert.ok((await figures(tab)).steps >= steps - 2, `${(await figures(tab)).steps} of ${steps} steps were kept`);
    }
    await tab.page.evaluate((hash) => { location.hash = hash; }, table("&seed=7"));
    await until(tab, () => /\nseed 7\n/.test(window.wildshore.record()));
    await until_asked(tab);
    await all_well(tab);
    await tab.context.close();
  }
});

test("a broken link, an unknown game, option, seat or seed in the address: each is named", async () => {
  const tab = await open_tab(world, small);
  for (const [address, pattern] of [
    ["r=AAAAthis-is-no-link", /link|record/],
    ["r=%00%ff", /link|record/],
    ["game=ludo&seats=human,bot:steady", /ludo/],
    ["game=frost-bitten&seats=human,bot:clever", /clever/],
    ["game=frost-bitten&seats=human,dog", /dog/],
    ["game=frost-bitten&seats=human,bot:steady&options=penguins=9", /penguins/],
    ["game=frost-bitten&seats=human,bot:steady&seed=abc", /abc|seed/],
    ["game=frost-bitten&seats=human", /seat/],
  ]) {
    await go(tab, "");
    await tab.page.goto("about:blank");
    await go(tab, address);
    await says_and_goes_on(tab, pattern).catch(async (error) => {
      throw new Error(`${address}: expected ${pattern}, the mirror has: ${await mirror_text(tab)}`, { cause: error });
    });
  }
  await all_well(tab);
  await tab.context.close();
});

test("a truncated link of a real game says so and the native replay of a truncated record agrees", async () => {
  const tab = await open_tab(world, small);
  await go(tab, table());
  await on_table(tab);
  await play(tab, 6, 12);
  const text = await record(tab);
  const cut = text.slice(0, text.length - 4);
  const replay = spawnSync(native_cli, ["replay", "-"], { input: cut, encoding: "utf8" });
  assert.notEqual(replay.status, 0);
  assert.match(replay.stderr, /line \d+/i);
  await tab.page.goto("about:blank");
  await go(tab, "r=" + encodeURIComponent(cut));
  await says_and_goes_on(tab, /line \d+/);
  await all_well(tab);
  await tab.context.close();
});
