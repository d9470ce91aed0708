// The page under test in a real Chromium: starts server and browser, watches for errors, and knows the ways to play.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./server.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const site = process.env.WILDSHORE_SITE || join(root, "build/web/site");
export const native_cli = process.env.WILDSHORE_CLI || join(root, "build/native/wildshore-cli");

const flags = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio"];

export async function start_browser(more = []) {
  return chromium.launch({ executablePath: process.env.WILDSHORE_CHROMIUM || "/usr/bin/chromium", args: [...flags, ...more] });
}

// Server and browser of one test file; close() ends both.
export async function start({ folder = site, browser_flags = [], server = {} } = {}) {
  if (!existsSync(join(folder, "index.html"))) throw new Error(`no page in ${folder}: build the preset web first`);
  const served = await serve(folder, server);
  const browser = await start_browser(browser_flags);
  return {
    address: served.address,
    browser,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

// Software drawing takes its time for every pixel: the window of a tab in which nobody points at anything.
export const small = { viewport: { width: 480, height: 270 } };

// A tab that notes everything that went wrong in `wrong`: console errors, uncaught errors, failed requests, CSP violations.
export async function open_tab(world, { viewport = { width: 800, height: 450 }, scale = 1, touch = false, context = null, prepare = null } = {}) {
  context ??= await world.browser.newContext({
    viewport, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch, locale: "en-GB", reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  const wrong = [];
  page.on("console", (message) => { if (message.type() === "error") wrong.push("console: " + message.text()); });
  page.on("pageerror", (error) => wrong.push("error: " + error));
  page.on("crash", () => wrong.push("the tab crashed"));
  await page.addInitScript(() => {
    window.cspViolations = [];
    document.addEventListener("securitypolicyviolation", (event) => window.cspViolations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  if (prepare) await page.addInitScript(prepare);
  return { page, wrong, context, world };
}

// Waits until `test(argument)` holds in the page. (Playwright's own waitForFunction needs eval, which our policy refuses.)
export async function until(tab, test, argument, seconds = 30) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      if (await tab.page.evaluate(test, argument)) return;
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    }
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain for ${test} ${JSON.stringify(argument) ?? ""}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function go(tab, hash = "", { query = "", trouble = false } = {}) {
  await tab.page.goto(tab.world.address + query + (hash ? "#" + hash : ""));
  await settled(tab, trouble);
}

// The page has started, or is in trouble if that is expected.
export async function settled(tab, trouble = false) {
  await until(tab, () => document.documentElement.dataset.state && document.documentElement.dataset.state !== "loading");
  const state = await tab.page.evaluate(() => document.documentElement.dataset.state);
  if (trouble && state !== "trouble") throw new Error("no trouble where some was expected");
  if (!trouble && state !== "playing") {
    throw new Error("the page is in trouble: " + await tab.page.evaluate(() => document.getElementById("trouble").innerText));
  }
}

// Nothing moves, loads or thinks any more: what is on the screen stays.
export const at_rest = (tab) => until(tab, () => !window.wildshore.figures().busy);

// Nothing went wrong in this tab.
export async function all_well(tab) {
  const violations = await tab.page.evaluate(() => window.cspViolations || []);
  const all = [...tab.wrong, ...violations.map((one) => "policy: " + one)];
  if (all.length) throw new Error("not well:\n" + all.join("\n"));
}

// --- what the page says ---

export const figures = (tab) => tab.page.evaluate(() => window.wildshore.figures());
export const record = (tab) => tab.page.evaluate(() => window.wildshore.record());
export const targets = (tab) => tab.page.evaluate(() => window.wildshore.targets());
export const question = (tab) => tab.page.evaluate(() => document.getElementById("question").textContent);
export const screen = async (tab) => (await figures(tab)).screen;
export const commands = (tab) => tab.page.evaluate(() => [...document.querySelectorAll("#commands button")].map((b) => b.dataset.command));
export const actions = (tab) => tab.page.evaluate(() => [...document.querySelectorAll("#actions button")].map((b) => b.dataset.step));
export const press = (tab, selector) => tab.page.evaluate((s) => { const b = document.querySelector(s); if (!b) throw new Error("no " + s); b.click(); }, selector);
export const command = (tab, id) => press(tab, `#commands button[data-command="${id}"]`);

// Waits until the game is over or the person is asked again after step number `after`.
export async function until_asked(tab, after = -1) {
  await until(tab, (after) => {
    const now = window.wildshore.figures();
    return now.screen === "end" || (now.steps > after && document.querySelector("#actions button") !== null);
  }, after);
}
export const over = async (tab) => (await figures(tab)).screen === "end";

// A generator of our own, so that a run can be repeated.
export function random(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * n);
  };
}
