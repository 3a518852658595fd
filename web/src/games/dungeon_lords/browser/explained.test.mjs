/** What the explanations of this board speak of, and when they leave. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { nextDecision, openHome } from "../../../../browser/player.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();
const RESTS = 1200; // ms: longer than a pointer must rest

async function atTable() {
  const page = await house.person();
  await openHome(page);
  await page.goto(await tableAsking(page, "choose-orders"));
  await nextDecision(page);
  await page.locator(".offers .card-of").first().waitFor();
  return page;
}

/** As a hand does: it comes, and is never quite still. */
async function point(page, { x, y, width, height }) {
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await page.waitForTimeout(RESTS);
  await page.mouse.move(x + width / 2 + 1, y + height / 2);
}

const sheet = (page) => page.locator(".beside:popover-open");

test("the whole card of a monster on offer says what the monster does", async () => {
  const page = await atTable();
  const name = page.locator(".offers .card-of b").first();
  await point(page, await name.boundingBox());
  await sheet(page)
    .getByText(await name.innerText(), { exact: true })
    .waitFor();
  house.checkQuiet();
});

test("a monster whose price is another monster is still explained as itself", async () => {
  const page = await atTable();
  const card = page.locator(".offers .card-of:has(.c)").first();
  const name = await card.locator("b").first().innerText();
  await card
    .locator(".c use")
    .first()
    .evaluate((use) => use.setAttribute("href", use.getAttribute("href").replace(/#.*/, "#goblin-head")));
  await point(page, await card.locator("b").first().boundingBox());
  await sheet(page).getByText(name, { exact: true }).waitFor();
  house.checkQuiet();
});

test("the empty ground of the own dungeon explains nothing", async () => {
  const page = await atTable();
  const { x, y, height } = await page.locator(".panel.mine").boundingBox();
  await page.mouse.move(x + 5, y + height - 5, { steps: 3 });
  await page.waitForTimeout(RESTS);
  assert.deepEqual(await sheet(page).allInnerTexts(), []);
});

test("an explanation leaves with its thing, and what slides below a resting pointer opens none", async () => {
  const page = await atTable();
  await point(page, await page.locator(".offers .card-of b").first().boundingBox());
  await sheet(page).waitFor();
  await page.locator(".col.board").evaluate((board) => (board.style.marginTop = "70px"));
  await sheet(page).waitFor({ state: "detached" });
  await page.waitForTimeout(RESTS);
  assert.equal(await sheet(page).count(), 0, "nobody has moved the pointer");
  house.checkQuiet();
});
