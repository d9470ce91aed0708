// The page around the game: policy, error page, sizes, lost graphics, offline, text mode.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { serve } from "./lib/server.mjs";
import { actions, all_well, at_rest, figures, go, open_tab, random, record, settled, site, start, targets, until, until_asked } from "./lib/page.mjs";
import { click_a_target, move_by_mirror, on_table, table } from "./lib/play.mjs";

let world;
before(async () => { world = await start(); });
after(async () => { await world?.close(); });

const trouble = (tab) => tab.page.evaluate(() => document.getElementById("trouble").innerText);

// Some part of the canvas is not of one colour: something is drawn.
async function something_is_drawn(tab) {
  const picture = await tab.page.locator("#canvas").screenshot();
  assert.ok(picture.length > 20000, `the picture has only ${picture.length} bytes`);
}

async function targets_inside(tab) {
  const { width, height } = tab.page.viewportSize();
  for (const one of await targets(tab)) {
    const x = one.x + one.width / 2;
    const y = one.y + one.height / 2;
    assert.ok(x >= 0 && y >= 0 && x < width && y < height, `${JSON.stringify(one)} lies outside ${width}x${height}`);
  }
}

test("the content security policy holds and eval is refused", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  await all_well(tab);
  const refused = await tab.page.evaluate(() => new Promise((done) => setTimeout(() => {
    try {
      done((0, eval)("1") !== 1);
    } catch {
      done(true);
    }
  })));
  assert.ok(refused, "eval runs");
  assert.equal(await tab.page.evaluate(() => document.querySelectorAll("script:not([src]), style, [style*=';;'], [onclick]").length), 0);
  const foreign = await tab.page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:") && !name.startsWith("blob:")));
  assert.deepEqual(foreign, []);
  await tab.context.close();
});

test("without WebGL the page says so and offers a way on", async () => {
  const tab = await open_tab(world, {
    prepare: () => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return /webgl/.test(kind) ? null : original.call(this, kind, ...rest); };
    },
  });
  await go(tab, "", { trouble: true });
  assert.match(await trouble(tab), /WebGL/);
  assert.equal(await tab.page.evaluate(() => document.activeElement.id), "trouble-again");
  await all_well(tab);
  await tab.context.close();
});

test("a program that does not arrive, and one that is no program: said plainly; trying again works", async () => {
  let mode = "missing";
  const served = await serve(site, {
    rewrite: (path, body) => path !== "/wildshore.wasm" || mode === "well" ? body : mode === "missing" ? null : Buffer.from("no program"),
  });
  try {
    const tab = await open_tab({ ...world, address: served.address });
    for (mode of ["missing", "garbage"]) {
      await go(tab, "", { trouble: true });
      assert.match(await trouble(tab), /could not be loaded/);
    }
    mode = "well";
    await tab.page.click("#trouble-again");
    await settled(tab);
    await tab.context.close();
  } finally {
    await served.close();
  }
});

test("a crash shows the error page, keeps the saves, and starting without them works", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  const choose = random(20);
  for (let i = 0; i < 3; i++) await move_by_mirror(tab, choose);
  const text = await record(tab);
  await tab.page.evaluate(() => window.dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("unreachable"), message: "unreachable" })));
  assert.match(await trouble(tab), /Something broke/);
  await tab.page.click("#trouble-fresh");
  await until(tab, () => /fresh/.test(location.search) && document.documentElement.dataset.state === "playing");
  assert.equal(await tab.page.evaluate(() => document.querySelector('#commands button[data-command^="continue"]')), null);
  await go(tab);
  const saved = await tab.page.evaluate(() => Object.keys(localStorage).map((key) => localStorage[key]));
  assert.ok(saved.includes(text), "the game is still kept");
  await tab.context.close();
});

test("from 1280x720 to 390x844 and back in the middle of a game", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  const choose = random(21);
  const click = (x, y) => tab.page.mouse.click(x, y);
  for (const size of [{ width: 1280, height: 720 }, { width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await tab.page.setViewportSize(size);
    await until(tab, ({ width, height }) => canvas.width === width && canvas.height === height, size);
    await until(tab, () => window.wildshore.targets().length > 0);
    await targets_inside(tab);
    for (let i = 0; i < 3; i++) await click_a_target(tab, choose, click);
    await something_is_drawn(tab);
  }
  await all_well(tab);
  await tab.context.close();
});

test("sharp and playable at device scale 2", async () => {
  const tab = await open_tab(world, { scale: 2 });
  await go(tab, table());
  await on_table(tab);
  assert.deepEqual(await tab.page.evaluate(() => [canvas.width, canvas.height]), [1600, 900]);
  const choose = random(22);
  for (let i = 0; i < 6; i++) await click_a_target(tab, choose, (x, y) => tab.page.mouse.click(x, y));
  await targets_inside(tab);
  await something_is_drawn(tab);
  await all_well(tab);
  await tab.context.close();
});

test("with reduced motion a picture that stays is drawn once, and again when the screen has lost it", async () => {
  const tab = await open_tab(world);
  await go(tab, "game=frost-bitten&seats=human,human&seed=42&speed=off");  // nobody who makes remarks
  await on_table(tab);
  const still = async () => {  // the pictures of later turns are made ahead, a few milliseconds a frame
    await at_rest(tab);
    for (let last = -1, now; last !== now; [last, now] = [now, (await figures(tab)).frames_drawn]) await tab.page.waitForTimeout(300);
    return figures(tab);
  };
  const before = await still();
  const shown = await tab.page.screenshot();
  await until(tab, (frames) => window.wildshore.figures().frames > frames + 60, before.frames);
  assert.equal((await figures(tab)).frames_drawn, before.frames_drawn, "sixty frames, none of them drawn");
  const target = (await targets(tab))[0];
  await tab.page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
  await until(tab, (drawn) => window.wildshore.figures().frames_drawn > drawn, before.frames_drawn);
  await still();
  assert.ok(!shown.equals(await tab.page.screenshot()), "what is pointed at looks different");
  await tab.page.mouse.move(0, 0);
  await still();
  assert.ok(shown.equals(await tab.page.screenshot()), "and as before when it is not");
  for (const width of [640, 800]) {
    const { frames_drawn } = await figures(tab);
    await tab.page.setViewportSize({ width, height: 450 });
    assert.ok((await still()).frames_drawn > frames_drawn, "another size");
    await something_is_drawn(tab);
  }
  await all_well(tab);
  await tab.context.close();
});

test("a lost WebGL context comes back, twice", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  const choose = random(23);
  for (let round = 0; round < 2; round++) {
    const before = await record(tab);
    await tab.page.evaluate(() => {
      window.lose = (canvas.getContext("webgl2") || canvas.getContext("webgl")).getExtension("WEBGL_lose_context");
      window.lose.loseContext();
    });
    await tab.page.waitForTimeout(200);
    await tab.page.evaluate(() => window.lose.restoreContext());
    await tab.page.waitForTimeout(500);
    assert.equal(await record(tab), before);
    for (let i = 0; i < 3; i++) await click_a_target(tab, choose, (x, y) => tab.page.mouse.click(x, y));
    await tab.page.waitForTimeout(300);
    await something_is_drawn(tab);
  }
  const bad = tab.wrong.filter((text) => !/WebGL: CONTEXT_LOST_WEBGL/.test(text));
  assert.deepEqual(bad, []);
  await tab.context.close();
});

test("after the first visit the page starts offline, and a new build is offered", async () => {
  let build = "";
  const served = await serve(site, { rewrite: (path, body) => build && path === "/sw.js" ? Buffer.from(String(body).replace(/build = "/, `build = "${build}`)) : body });
  try {
    const tab = await open_tab({ ...world, address: served.address });
    await go(tab, table());
    await on_table(tab);
    const text = await record(tab);
    await until(tab, () => navigator.serviceWorker.controller !== null);
    await tab.context.setOffline(true);
    await tab.page.reload();
    await settled(tab);
    await tab.page.goto(served.address + "index.html#" + table("&seed=5"));
    await settled(tab);
    await on_table(tab);
    assert.notEqual(await record(tab), text);
    await tab.context.setOffline(false);
    await all_well(tab);

    // Chromium looks for a new build once the page is at rest, or after a minute. Software drawing leaves little rest: four frames a second.
    await tab.page.addInitScript(() => {
      window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 250);
      window.cancelAnimationFrame = clearTimeout;
    });
    build = "another";
    await tab.page.reload();
    await settled(tab);
    await until(tab, () => !document.getElementById("toast").hidden, null, 90);
    await tab.page.click("#toast-do");
    await until(tab, async () => (await caches.keys()).every((name) => name.includes("another")));
    await settled(tab);
    await tab.context.close();
  } finally {
    await served.close();
  }
});

test("the mirror for the keyboard: the first thing reached, kept in focus, Shift+F6 changes sides", async () => {
  const tab = await open_tab(world);
  await go(tab, table());
  await on_table(tab);
  const focus = () => tab.page.evaluate(() => document.activeElement.id || document.activeElement.dataset.step || document.activeElement.dataset.command);
  assert.equal(await focus(), "canvas");
  await tab.page.keyboard.press("Shift+F6");
  for (let i = 0; i < 4; i++) {
    const first = (await actions(tab))[0];
    assert.equal(await focus(), first);
    const before = (await figures(tab)).steps;
    await tab.page.keyboard.press("Enter");
    await until_asked(tab, before);
    await until(tab, () => document.activeElement.dataset.step === document.querySelector("#actions button").dataset.step);
  }
  const box = await tab.page.locator("#mirror").boundingBox();
  assert.ok(box.width > 200, "it can be seen while the focus is in it");
  await tab.page.keyboard.press("Shift+F6");
  assert.equal(await focus(), "canvas");
  assert.ok((await tab.page.locator("#mirror").boundingBox()).width <= 1);
  await tab.page.evaluate(() => document.getElementById("show-text").focus());
  await tab.page.keyboard.press("Enter");
  await until(tab, () => canvas.width < innerWidth && document.documentElement.classList.contains("text"));
  await targets_inside(tab);
  await tab.page.click("#actions button");
  await all_well(tab);
  await tab.context.close();
});

test("progress is shown with and without a known length", async () => {
  for (const [options, known] of [[{ slow: 60 }, true], [{ slow: 60, length: false }, false], [{ slow: 60, gzip: true }, false]]) {
    const served = await serve(site, options);
    try {
      const tab = await open_tab({ ...world, address: served.address }, {
        prepare: () => {
          window.seen = [];
          new MutationObserver(() => {
            const bar = document.getElementById("progress");
            const text = document.getElementById("progress-text");
            if (text) window.seen.push([bar.hasAttribute("value") ? bar.value : null, text.textContent]);
          }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        },
      });
      await go(tab);
      const seen = await tab.page.evaluate(() => window.seen);
      assert.ok(new Set(seen.map(([, text]) => text).filter((text) => /KB/.test(text))).size >= 3, JSON.stringify(seen));
      assert.equal(seen.some(([value]) => value > 0 && value < 100), known, JSON.stringify(seen));
      await all_well(tab);
      await tab.context.close();
    } finally {
      await served.close();
    }
  }
});
