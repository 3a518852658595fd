/** Looks for accessibility violations on a page as it stands: several widths, both themes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openHome } from "./player.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const THEMES = ["dark", "light"];

/** Runs in the page: rule, selector and reason of every violation. */
async function violations() {
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id} (${each.impact}) ${node.target.join(" ")}: ${node.failureSummary.split("\n").slice(1).join(" ").trim()}`));
}

/** Colours and layout as they will stay: no transition under way. */
async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    for (const each of document.getAnimations()) if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    await frame();
  });
}

/** Adds what is wrong with the page as it stands to `found`: the violation, and all the places where it was seen. */
async function audit(page, name, sizes, found) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.locator("#main").waitFor({ state: "attached" }); // another layout is fetched when it is first needed
    for (const theme of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await settle(page);
      for (const text of await page.evaluate(violations)) found.set(text, [...(found.get(text) ?? []), `${name} ${size.width} ${theme}`]);
    }
  }
  await page.setViewportSize(sizes[0]);
}

function checkNone(found) {
  assert.ok(found.size === 0, [...found].map(([text, places]) => `${text}\n    at ${places.join(", ")}`).join("\n"));
}

/** Opens a path, does something there, and audits what is then shown. */
export function auditor(house, screens) {
  const sizes = screens.map((screen) => screen.viewport);
  return async (path, name, act = async () => {}) => {
    const page = await house.person();
    await openHome(page);
    await page.goto(typeof path === "string" ? path : await path(page));
    await page.locator("h1").first().waitFor();
    await act(page);
    await page.waitForLoadState("networkidle");
    const found = new Map();
    await audit(page, name, sizes, found);
    checkNone(found);
    await page.context().close();
    house.checkQuiet();
  };
}
