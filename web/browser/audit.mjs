/** Looks for accessibility violations on a page as it stands: several widths, both themes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { openHome } from "./player.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const THEMES = [
  { theme: "dark", rules: null },
  { theme: "light", rules: ["color-contrast", "link-in-text-block"] }, // the only rules that depend on colours
];

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

/** Adds what is wrong with the page as it stands to `found`: the violation, and all the places where it was seen. */
async function audit(page, name, screens, look, found) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (const screen of screens) {
    await page.setViewportSize(screen.viewport);
    await page.locator("#main").waitFor({ state: "attached" }); // another layout is fetched when it is first needed
    await patiently(() => look(page, screen));
    for (const { theme, rules } of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await settle(page);
      for (const text of await page.evaluate(violations, rules))
        found.set(text, [...(found.get(text) ?? []), `${name} ${screen.viewport.width} ${theme}`]);
    }
  }
}

function checkNone(found) {
  assert.ok(found.size === 0, [...found].map(([text, places]) => `${text}\n    at ${places.join(", ")}`).join("\n"));
}

const nothing = async () => {};

/** Opens a path, does something there, and audits what is then shown. `look` may find fault at each of the screens. */
export function auditor(house, screens) {
  return async (path, name, act = nothing, { lang = "en", look = nothing } = {}) => {
    const page = await house.person({ lang });
    await openHome(page);
    await page.goto(typeof path === "string" ? path : await path(page));
    await page.locator("h1").first().waitFor();
    await act(page);
    await page.waitForLoadState("networkidle");
    const found = new Map();
    await audit(page, name, screens, look, found);
    checkNone(found);
    await page.context().close();
    house.checkQuiet();
  };
}
