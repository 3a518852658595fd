/** No accessibility violation on any page and at any kind of question: both themes, wide, tablet and phone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { PHONE, TABLET, useHouse, WIDE } from "./browser.mjs";
import { click, madeTable, nextDecision, openHome } from "./player.mjs";
import { questions, sentIn, tableAsking } from "./positions.mjs";

const house = useHouse();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [WIDE, TABLET, PHONE].map((screen) => screen.viewport);
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
    await page.locator("#main").waitFor({ state: "attached" }); // another layout is fetched when it is first needed
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
test("no such table", () => visit("/table/nowhere", "no such table"));

test("no such page", () =>
  visit("/", "404", async (page) => {
    await page.evaluate(() => {
      history.pushState(null, "", "/nowhere");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: "A dead end" }).waitFor();
  }));

const asking = (step) => (page) => tableAsking(page, step);

for (const step of questions()) test(`the question ${step}`, () => visit(asking(step), step, (page) => nextDecision(page)));

test("menu and leaving", () =>
  visit(asking("hire"), "menu", async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Leave the match" }).click();
  }));

test("a claim below the goal asks again", () =>
  visit(asking("hire"), "confirm", async (page) => {
    await nextDecision(page);
    await page.locator(".opt.rare").click();
    await page.locator("dialog[open]").waitFor();
  }));

test("rules drawer", () =>
  visit(asking("hire"), "rules", async (page) => {
    await nextDecision(page);
    await page.locator(".why .rl").first().click();
    await page.locator("aside .cited, aside .near").first().waitFor();
  }));

test("the reveal of a battle", () =>
  visit(asking("line-up"), "reveal", async (page) => {
    for (let last = -1; (await page.locator(".reveal").count()) === 0; ) {
      const decision = await nextDecision(page, last);
      if ((await page.locator(".reveal").count()) > 0) break;
      await click(page, 0);
      last = decision.ticket;
    }
  }));

test("the end screen", () => visit(async (page) => `/table/${await sentIn(page)}`, "end", (page) => page.locator("dialog[open] table").waitFor()));

test("the replay", () =>
  visit(async (page) => `/replay/${await sentIn(page)}`, "replay", async (page) => {
    await page.locator("input[type=range]").fill("5");
    await page.getByText(/Move 5 of/).waitFor();
  }));
