/** The rules drawer: open at a cited rule, read on, searched, on every screen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { inTurn } from "../../../../browser/daily.mjs";
import { nextDecision } from "../../../../browser/player.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();

async function atTable(options = {}) {
  const page = await house.person(options);
  await page.goto(await tableAsking(page, "hire"));
  return { page, decision: await nextDecision(page), drawer: page.locator("aside") };
}

async function finish(page) {
  await page.context().close();
  house.checkQuiet();
}

const reads = (page, lang) =>
  page.evaluate(async (lang) => (await fetch(`/api/games/dungeonville/rules/${lang}`)).json(), lang);
const rulesOf = (book) => book.parts.flatMap((part) => part.sections.flatMap((section) => section.rules));

async function inSight(cited, { width, height }) {
  const { x, y, width: wide, height: tall } = await cited.boundingBox();
  return x >= 0 && x + wide <= width && y >= 0 && y + Math.min(tall, 60) <= height;
}

const SCREENS = {
  phone: { screen: PHONE },
  wide: { screen: WIDE },
  german: { screen: WIDE, lang: "de" },
};
inTurn(SCREENS)("a number opens the rule in full, in its section", async (options) => {
  const { page, decision, drawer } = await atTable(options);
  const [rule] = decision.rules;
  if (options.screen === PHONE) await page.getByRole("button", { name: "Show more of the decision" }).click();
  await page.locator(".why .rl", { hasText: rule }).first().click();
  await drawer.getByRole("heading", { name: new RegExp(rule) }).waitFor();
  const cited = drawer.locator(".cited");
  await cited.waitFor();
  const book = await reads(page, options.lang ?? "en");
  const text = rulesOf(book).find(({ number }) => number === rule).text;
  assert.equal((await cited.textContent()).replace(/\s+/g, " ").trim(), `${rule} ${text}`);
  assert.ok(await inSight(cited, options.screen.viewport), "the cited rule is in sight");
  const section = book.parts
    .flatMap(({ sections }) => sections)
    .find((each) => each.rules.some((r) => r.number === rule));
  await drawer.getByRole("heading", { name: section.title }).waitFor();
  for (const { number } of section.rules) assert.equal(await drawer.locator(`[data-rule="${number}"]`).count(), 1);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await finish(page);
});

test("a slash searches, arrows and Enter open what was found", async () => {
  const { page, drawer } = await atTable();
  await page.keyboard.press("?");
  await drawer.waitFor();
  await drawer.getByRole("searchbox").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("BLOODTHIRSTY stone");
  await drawer.getByText("1 rule", { exact: true }).waitFor();
  assert.deepEqual(await drawer.locator("mark").allTextContents(), ["bloodthirsty", "Stone"]);
  await page.keyboard.press("ArrowDown");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /^DV-008/);
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "INPUT");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const cited = drawer.locator(".cited");
  await cited.waitFor();
  assert.match(await cited.textContent(), /DV-008/);
  assert.deepEqual(await cited.locator("mark").allTextContents(), ["bloodthirsty", "Stone"]);
  await finish(page);
});

test("a search without a result says so, and Escape goes back before it closes", async () => {
  const { page, drawer } = await atTable({ lang: "de" });
  await page.keyboard.press("?");
  await drawer.getByRole("searchbox").fill("Raumschiff");
  await drawer.getByText("Keine Regel enthält „Raumschiff“").waitFor();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Ausführlich" }).waitFor();
  assert.equal(await drawer.getByRole("searchbox").inputValue(), "");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await finish(page);
});

test("rules lead to other rules, rulings to the rules they were worked into", async () => {
  const { page, drawer } = await atTable();
  await page.keyboard.press("?");
  await drawer.getByRole("searchbox").fill("DV-162");
  await drawer.getByRole("searchbox").press("Enter");
  await drawer.locator(".cited", { hasText: "DV-162" }).waitFor();
  await drawer.locator(".cited").getByRole("link", { name: "Rules with ruling DV-R03" }).click();
  await drawer.locator("li", { hasText: "DV-162" }).first().waitFor();
  await drawer.getByRole("searchbox").fill("DV-010");
  await drawer.getByRole("searchbox").press("Enter");
  await drawer.locator(".cited").getByRole("link", { name: "Rule DV-155" }).click();
  await drawer.locator(".cited", { hasText: "DV-155" }).waitFor();
  await finish(page);
});

test("the short rules lead to the full ones", async () => {
  const { page, drawer } = await atTable();
  await page.keyboard.press("?");
  const number = drawer.locator("details[open] .rl").first();
  const rule = await number.textContent();
  await number.click();
  await drawer.locator(".cited", { hasText: rule }).waitFor();
  await finish(page);
});

test("the rule of a game's option opens in the lobby", async () => {
  const page = await house.person();
  await page.goto("/lobby");
  await page.locator("summary", { hasText: "Options" }).first().click();
  const number = page.locator(".field .rl").first();
  const rule = await number.textContent();
  await number.click();
  await page.locator("aside .cited", { hasText: rule }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("aside").waitFor({ state: "detached" });
  await finish(page);
});

test("the drawer leaves the question in sight, and one cross closes everything", async () => {
  for (const screen of [WIDE, { viewport: { width: 1024, height: 768 } }]) {
    const { page, drawer } = await atTable({ screen });
    await page.keyboard.press("?");
    await drawer.waitFor();
    const [rules, question] = [await drawer.boundingBox(), await page.locator(".dec").boundingBox()];
    assert.ok(rules.x + rules.width <= question.x, `the drawer ends at ${rules.x + rules.width}`);
    const look = (within) =>
      within
        .getByRole("button", { name: "Close" })
        .evaluate((node) => [node.textContent, getComputedStyle(node).font, node.clientWidth]);
    const crosses = [await look(drawer)];
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    crosses.push(await look(page.getByRole("dialog")));
    assert.deepEqual(crosses[0], crosses[1]);
    await finish(page);
  }
});
