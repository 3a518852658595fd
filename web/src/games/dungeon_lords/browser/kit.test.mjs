/** Pieces that boards share, in the hands of a player: cells by arrow keys, zoom on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { askedIn, focusedTarget } from "../../../../browser/asked.mjs";
import { tableAsking } from "./play.mjs";

const house = useHouse();

const { asked, finish } = askedIn(house, tableAsking);

test("of the cells one is reached by Tab, the others by arrow keys, and Enter takes one", async () => {
  const { page, decision } = await asked("dig");
  const cells = page.locator(".mine .cells [data-target]");
  assert.equal(await page.locator(".mine .cells [data-target][tabindex='0']").count(), 1);
  assert.ok((await cells.count()) > 1);
  await page.locator(".mine .cells [tabindex='0']").focus();
  const first = await focusedTarget(page);
  for (const arrow of ["ArrowDown", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(arrow);
    if ((await focusedTarget(page)) !== first) break;
  }
  assert.match(await focusedTarget(page), /^cell\//);
  assert.notEqual(await focusedTarget(page), first);
  await page.locator(".mine .cells .target").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((ticket) => window.seen.now.decision?.ticket !== ticket, decision.ticket);
  await finish(page);
});

test("on a phone the plan is drawn nearer by buttons, double tap and keys, and shown whole again", async () => {
  const { page } = await asked("dig", { screen: PHONE });
  const scale = () =>
    page.locator(".zoom > .frame > .picture").evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);
  await page.getByRole("button", { name: "Nearer" }).click();
  assert.equal(await scale(), 1.5);
  await page.getByRole("button", { name: "Farther" }).press("+");
  assert.ok((await scale()) > 1.5);
  await page.getByRole("button", { name: "Show all" }).click();
  assert.equal(await scale(), 1);
  await page.locator(".zoom .frame").dblclick({ position: { x: 4, y: 4 } });
  assert.equal(await scale(), 2);
  await finish(page);
});
