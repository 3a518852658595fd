/** The end screen counts the points up. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { checkCounted } from "../../../../browser/checks.mjs";
import { sentIn } from "./play.mjs";

const house = useHouse();

test("points are counted up step by step; a key shows them all", async () => {
  const page = await house.person({ motion: "no-preference", speed: 0.5 });
  await page.goto(`/table/${await sentIn(page)}`);
  await checkCounted(page);
  const sums = await page.locator("dialog[open] .sum").allTextContents();
  const { scores } = await page.evaluate(() => window.seen.now.result);
  const order = (all) => all.map((each) => Number(String(each).replace("−", "-"))).sort((a, b) => a - b);
  assert.deepEqual(order(sums), order(scores));
  await page.context().close();
  house.checkQuiet();
});

test("the end says who ended the game, and how", async () => {
  const page = await house.person();
  await page.goto(`/table/${await sentIn(page)}`);
  const dialog = page.locator("dialog[open]");
  const winner = (await dialog.locator("tbody tr").first().locator("b").first().textContent()).trim();
  assert.equal(await page.evaluate(() => window.seen.now.result.reason), "claim");
  await dialog.getByText(`${winner} announced victory with enough points.`).waitFor();
  await page.context().close();
  house.checkQuiet();
});
