/** Looks for accessibility violations on a page as it stands: several widths, both themes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { EVERYTHING, turns } from "./daily.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const COLOURS = ["color-contrast", "link-in-text-block"]; // the only rules that depend on them

/** Runs in the page: rule, selector and reason of every violation. `rules`: only these, or all. */
async function violations(rules) {
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  });
  return violations.flatMap((each) =>
    each.nodes.map(
      (node) =>
        `${each.id} (${each.impact}) ${node.target.join(" ")}: ${node.failureSummary.split("\n").slice(1).join(" ").trim()}`,
    ),
  );
}

/** Runs in the page: numbers below zero with a hyphen in front. */
const hyphens = () => document.body.innerText.match(/.{0,20}(?<![\p{L}\p{N}–,-])-\d(?!\d*,-?\d+\)).{0,20}/gu) ?? [];

/** Colours and layout as they will stay: no transition under way. */
async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    await frame();
  });
}

/** A layout that has just been fetched takes its time: only a fault that stays is one. */
async function patiently(look, tries = 50) {
  for (; tries > 0; tries -= 1) {
    try {
      return await look();
    } catch {
      await sleep(100);
    }
  }
  return look();
}

/** A rule, a place and a reason for each violation, with all the views in which it was seen. */
async function found(page, views) {
  const faults = new Map();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (const { screen, theme, rules } of views) {
    await show(page, screen);
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await settle(page);
    const hyphened = (await page.evaluate(hyphens)).map((text) => `a hyphen for a minus sign: ${text}`);
    for (const text of [...(await page.evaluate(violations, rules)), ...hyphened])
      faults.set(text, [...(faults.get(text) ?? []), `${screen.viewport.width} ${theme}`]);
  }
  return [...faults].map(([text, places]) => `${text}\n    at ${places.join(", ")}`);
}

async function show(page, { viewport }) {
  await page.setViewportSize(viewport);
  await settle(page); // the page has noticed
  await page.locator("#main").waitFor({ state: "attached" }); // another layout is fetched when it is first needed
}

/** A window for each language, shared by the visits of a file: opening one is dear, and so is fetching the client again. */
function windowsOf(house) {
  const windows = new Map();
  return async (lang) => {
    if (!windows.has(lang)) windows.set(lang, await house.person({ lang }));
    return windows.get(lang);
  };
}

/** A stranger, whoever had the window before: nobody's guest, and nothing remembered. */
async function comeAnew(page, { viewport }) {
  if (!page.url().startsWith("about:")) await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank"); // whoever still asks the server would be refused without his cookie
  await page.context().clearCookies();
  await page.setViewportSize(viewport);
}

/** All views of a page. Rules that do not depend on colours are asked in one theme only. */
const viewsAt = (screens) =>
  screens.flatMap((screen) => [
    { screen, theme: "dark", rules: null },
    { screen, theme: "light", rules: EVERYTHING ? COLOURS : null },
  ]);

const nothing = async () => {};

/**
 * Makes tests that open a path, do something there, and look for violations in what is then shown: every day in one
 * view, the next test in the next one. `look` may find fault at the screens in `at`, every day.
 */
export function auditor(house, screens) {
  const windowOf = windowsOf(house);
  const views = viewsAt(screens);
  const turn = turns(views.length);
  return (name, path, act = nothing, { lang = "en", look = nothing, at = [] } = {}) => {
    const wanted = EVERYTHING ? views : [views[turn()]];
    test(name, async () => {
      const page = await windowOf(lang);
      await comeAnew(page, screens[0]);
      await page.goto(typeof path === "string" ? path : await path(page));
      await page.locator("h1").first().waitFor();
      await act(page);
      await page.waitForLoadState("networkidle");
      for (const screen of at) await show(page, screen).then(() => patiently(() => look(page)));
      assert.equal((await found(page, wanted)).join("\n"), "");
      house.checkQuiet();
    });
  };
}
