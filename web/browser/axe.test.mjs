/** No accessibility violation on any page, in both themes, wide and narrow. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { useHouse, WIDE } from "./browser.mjs";
import { endReveals, madeTable, nextDecision, openHome, playToEnd } from "./player.mjs";

const house = useHouse();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [WIDE.viewport, { width: 390, height: 844 }];
const THEMES = ["dark", "light"];
const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "easy" }];

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
async function audit(page, name, found) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await settle(page);
      for (const text of await page.evaluate(violations)) found.set(text, [...(found.get(text) ?? []), `${name} ${size.width} ${theme}`]);
    }
  }
  await page.setViewportSize(SIZES[0]);
}

function checkNone(found) {
  assert.ok(found.size === 0, [...found].map(([text, places]) => `${text}\n    at ${places.join(", ")}`).join("\n"));
}

async function visit(path, name, act = async () => {}) {
  const page = await house.person();
  await openHome(page);
  await page.goto(typeof path === "string" ? path : await path(page));
  await page.locator("h1").first().waitFor();
  await act(page);
  await page.waitForLoadState("networkidle");
  const found = new Map();
  await audit(page, name, found);
  checkNone(found);
  await page.context().close();
  house.checkQuiet();
}

test("home", () => visit("/", "home"));
test("play sheet", () => visit("/", "sheet", (page) => page.getByRole("button", { name: /^Play now/ }).click()));
test("lobby and new table", () => visit("/lobby", "lobby", (page) => page.locator("summary").click()));
test("waiting room", () => visit((page) => madeTable(page, { players: 3, public: true, seats: SEATS, start: false }), "waiting room"));
test("lobby with an open table", () => visit("/lobby", "lobby", (page) => page.getByRole("link", { name: "Sit down" }).waitFor()));
test("about", () => visit("/about", "about"));
test("menu", () => visit((page) => madeTable(page), "menu", (page) => page.getByRole("button", { name: "Menu" }).click()));
test("no such table", () => visit("/table/nowhere", "no such table"));

test("no such page", () =>
  visit("/", "404", async (page) => {
    await page.evaluate(() => {
      history.pushState(null, "", "/nowhere");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: "A dead end" }).waitFor();
  }));

test("rules drawer", () =>
  visit((page) => madeTable(page), "rules", async (page) => {
    await nextDecision(page);
    await page.locator(".why .rl").first().click();
    await page.locator("aside .cited, aside .near").first().waitFor();
  }));

test("the table at every kind of question, the end screen and the replay", async (t) => {
  const page = await house.person();
  await openHome(page);
  await page.goto(await madeTable(page));
  const [found, seen] = [new Map(), new Set()];
  const look = async (decision) => {
    if (!seen.has("reveal") && (await page.locator(".reveal").count()) > 0) {
      seen.add("reveal");
      await audit(page, "reveal", found);
    }
    if (seen.has(decision.step)) return;
    seen.add(decision.step);
    await endReveals(page);
    await audit(page, `${decision.phase}/${decision.step}`, found);
    await page.locator(".opts .opt").first().waitFor();
  };
  await playToEnd(page, { look });
  await audit(page, "end", found);
  await page.goto(page.url().replace("/table/", "/replay/"));
  await page.locator("input[type=range]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("input[type=range]").fill("5");
  await audit(page, "replay", found);
  t.diagnostic(`questions seen: ${[...seen].join(", ")}`);
  checkNone(found);
  house.checkQuiet();
});
