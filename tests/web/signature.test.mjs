// One number proves that every build plays the same: g++, clang++, sanitizers, wasm in node, wasm in Chromium.
import { test } from "node:test";
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { join } from "node:path";
import { all_well, go, open_tab, root, start } from "./lib/page.mjs";

const run = promisify(execFile);
const signatures = (bench) => Object.fromEntries(bench.map((game) => [game.game, game.signature]));

async function of_program(command, ...leading) {
  const { stdout } = await run(command, [...leading, "bench", "--json", "--ms", "0"], { maxBuffer: 1 << 20 });
  return signatures(JSON.parse(stdout));
}

async function of_page() {
  const world = await start();
  try {
    const tab = await open_tab(world);
    await go(tab);
    const found = signatures(await tab.page.evaluate(() => window.wildshore.bench(0)));
    await all_well(tab);
    return found;
  } finally {
    await world.close();
  }
}

test("the signature is the same in five builds", async () => {
  const native = await of_program(join(root, "build/native/wildshore-cli"));
  assert.ok(Object.keys(native).length > 0, "no game has a signature");
  const [clang, sanitized] = await Promise.all([
    of_program(join(root, "build/native-clang/wildshore-cli")),
    of_program(join(root, "build/native-asan/wildshore-cli")),
  ]);
  const node = await of_program(process.execPath, join(root, "build/web-node/wildshore-cli.js"));
  const chromium = await of_page();
  assert.deepEqual({ clang, sanitized, node, chromium }, { clang: native, sanitized: native, node: native, chromium: native });
});
