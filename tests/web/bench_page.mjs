// How long until the first drawn frame, against an empty SDL2 + Dear ImGui page in the same run, cold (fresh browser profile) and on a
// repeated visit; what a frame of a full table costs; and how long the best bots think in the page, and what frames cost meanwhile. For frames
// page and software GPU are kept on cores of their own: our own time is measured, not the wait for a core.
//
//   scripts/bench-page [--runs N] [--json]   (--runs 0: frames only)
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { go, open_tab, random, root, site, start_browser, until } from "./lib/page.mjs";
import { move_by_mirror, on_table } from "./lib/play.mjs";
import { serve } from "./lib/server.mjs";

const asked = process.argv.indexOf("--runs");
const runs = asked > 0 ? Number(process.argv[asked + 1]) : 7;
const json = process.argv.includes("--json");
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function first_frame(context, address) {
  const page = await context.newPage();
  page.on("pageerror", (error) => { throw new Error(`${address}: ${error}`); });
  await page.goto(address, { waitUntil: "commit" });
  for (const end = Date.now() + 60000; Date.now() < end;) {
    const time = await page.evaluate(() => window.firstFrame || 0);
    if (time > 0) {
      await page.waitForTimeout(1500);  // code caches and the service worker are written after the start
      await page.close();
      return time;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${address} has drawn nothing in a minute`);
}

const pages = { ours: await serve(site, { gzip: true, cache: "max-age=600" }),
  empty: await serve(join(root, "build/web/empty_page"), { gzip: true, cache: "max-age=600" }) };
const times = { ours: { cold: [], repeat: [] }, empty: { cold: [], repeat: [] } };
for (let run = 0; run < runs; run++) {
  for (const name of run % 2 ? ["ours", "empty"] : ["empty", "ours"]) {
    const browser = await start_browser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    times[name].cold.push(await first_frame(context, pages[name].address));
    for (let i = 0; i < 2; i++) times[name].repeat.push(await first_frame(context, pages[name].address));
    await browser.close();
  }
}

// The software GPU takes every core it finds, and our frames would wait for one: it gets all but the first, the page the first.
function keep_apart() {
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    let command = "";
    try { command = readFileSync(`/proc/${id}/cmdline`, "utf8"); } catch { continue; }
    const kind = /chromium.*--type=(gpu-process|renderer)/s.exec(command)?.[1];
    if (kind) spawnSync("taskset", ["-acp", kind === "renderer" ? "0" : `1-${availableParallelism() - 1}`, id]);
  }
}

// The figures hold for the last 240 frames.
const kept = 240;
const figures_of = (tab) => tab.page.evaluate(() => window.wildshore.figures());
async function frames_pass(tab, count) {
  const from = (await figures_of(tab)).frames;
  await until(tab, (end) => window.wildshore.figures().frames >= end, from + count, 300);
}
const browser = await start_browser();
const world = { browser, address: pages.ours.address };
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "no-preference" });
const tab = await open_tab(world, { context });
await go(tab, "game=frost-bitten&seats=human,bot:steady,bot:steady,bot:steady&seed=11&speed=off");
await on_table(tab);
if (availableParallelism() > 1) keep_apart();
const choose = random(3);
for (let i = 0; i < 14; i++) await move_by_mirror(tab, choose);
const frame = { begin: await figures_of(tab) };  // with the pictures being made
await frames_pass(tab, 3 * kept);  // by then the pictures of later turns are made, too
frame.rest = await figures_of(tab);
await go(tab, "game=frost-bitten&seats=bot:steady,bot:steady,bot:steady,bot:steady&seed=12&speed=normal");
await until(tab, () => window.wildshore.figures().screen === "table");
await frames_pass(tab, kept);
frame.bots = await figures_of(tab);

// What our frame function took in the frames of the trace: by the clock, and of that on the processor; the rest it waited, for the GPU or a core.
function frames_of(trace) {
  const events = JSON.parse(trace).traceEvents.filter((event) => event.ph === "X" && event.name === "FunctionCall");
  const ours = events.filter((event) => event.args.data.functionName === "Browser_mainLoop_runner");
  if (ours.length === 0) throw new Error("no frame of ours in the trace");
  const at = (part, of) => ours.map(of).sort((a, b) => a - b)[Math.min(ours.length - 1, Math.floor(part * ours.length))] / 1000;
  const spread = (of) => ({ median: at(0.5, of), p99: at(0.99, of) });
  return { frames: ours.length, clock_ms: spread((event) => event.dur), work_ms: spread((event) => event.tdur) };
}

// The game that is heaviest to think about, for long enough to speak of a 99th percentile.
const traced_seconds = 60;
await go(tab, "game=frost-bitten&seats=bot:master,bot:master&seed=5&speed=normal");
await until(tab, () => window.wildshore.figures().screen === "table");
await tab.page.waitForTimeout(3000);  // the pictures are made
await browser.startTracing(tab.page, { categories: ["devtools.timeline"] });
await tab.page.waitForTimeout(traced_seconds * 1000);
frame.traced = frames_of(await browser.stopTracing());

// The best bots of each game among themselves: the longest time without a step is about their longest thought.
const thinking_seconds = 12;
for (const [game, seats] of [["frost-bitten", 2], ["mare-polare", 2], ["the-mara", 2], ["rescue-polar-bears", 4], ["maretta", 3], ["vulcano", 3]]) {
  await go(tab, `game=${game}&seats=${Array(seats).fill("bot:master").join()}&seed=5&speed=off`);
  await until(tab, () => window.wildshore.figures().screen === "table");
  const longest = await tab.page.evaluate(async (seconds) => {
    const begin = performance.now();
    let steps = -1, since = begin, most = 0;
    while (performance.now() < begin + seconds * 1000) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = window.wildshore.figures();
      if (now.steps !== steps) [steps, since] = [now.steps, performance.now()];
      if (now.screen === "table") most = Math.max(most, performance.now() - since);
    }
    return most;
  }, thinking_seconds);
  (frame.thinking ??= {})[game] = { ...await figures_of(tab), longest_ms: longest };
}
await browser.close();
await pages.ours.close();
await pages.empty.close();

const result = { first_frame_ms: {}, frame };
for (const kind of runs > 0 ? ["cold", "repeat"] : []) {
  const ours = median(times.ours[kind]);
  const empty = median(times.empty[kind]);
  result.first_frame_ms[kind] = { ours, empty, ratio: ours / empty };
}
if (json) {
  console.log(JSON.stringify(result, null, 1));
} else {
  for (const [kind, { ours, empty, ratio }] of Object.entries(result.first_frame_ms)) {
    console.log(`first frame, ${kind.padEnd(6)}  ours ${ours.toFixed(0)} ms, empty page ${empty.toFixed(0)} ms, ratio ${ratio.toFixed(2)}  (median of ${times.ours[kind].length})`);
  }
  for (const [when, one] of [["at the begin", frame.begin], ["at rest", frame.rest], ["while bots play", frame.bots]]) {
    console.log(`a frame of a full table, ${when}: median ${one.frame_ms_median} ms, p99 ${one.frame_ms_p99} ms, ${one.draw_calls} draw calls, ${one.triangles} triangles`);
  }
  const { frames, clock_ms, work_ms } = frame.traced;
  console.log(`frost-bitten, a master thinks, ${frames} frames traced: median ${clock_ms.median} ms, p99 ${clock_ms.p99} ms by the clock; on the processor median ${work_ms.median} ms, p99 ${work_ms.p99} ms`);
  for (const [game, one] of Object.entries(frame.thinking)) {
    console.log(`${game.padEnd(18)}  masters at play: median ${one.frame_ms_median} ms, p99 ${one.frame_ms_p99} ms a frame; longest without a step ${one.longest_ms.toFixed(0)} ms`);
  }
}
