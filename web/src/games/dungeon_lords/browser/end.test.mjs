/** The end screen counts the points up. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "../../../../browser/browser.mjs";
import { checkCounted } from "../../../../browser/checks.mjs";
import { sentIn } from "./play.mjs";

const house = useHouse();
const SMALL = [{ viewport: { width: 1280, height: 720 } }, { viewport: { width: 1024, height: 700 } }, PHONE];

/** Runs in the page: what the way back to the result lies over. */
function covered() {
  const box = (element) => element.getBoundingClientRect();
  const back = box(document.querySelector("[data-home]"));
  const meets = ({ left, top, right, bottom }) =>
    left < back.right - 1 && right > back.left + 1 && top < back.bottom - 1 && bottom > back.top + 1;
  return [...document.querySelectorAll(".board, .log, .side, nav")]
    .filter((part) => !part.querySelector("[data-home]") && meets(box(part)))
    .map((part) => part.className);
}

for (const screen of SMALL)
  test(`a game that is over says so in its bar, and its result lies over nothing (${screen.viewport.width})`, async () => {
    const page = await house.person({ screen });
    await page.goto(`/table/${await sentIn(page)}`);
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
    const back = page.getByRole("button", { name: "Result" });
    await back.waitFor();
    assert.deepEqual(await page.evaluate(covered), []);
    assert.equal(await page.locator(".round").innerText(), "The game is over");
    assert.equal(await page.getByText("Battle now").count(), 0);
    assert.match(await page.locator("#main").getAttribute("aria-label"), /^The game is over$/);
    await back.click();
    await page.locator("dialog[open]").waitFor();
    await page.context().close();
    house.checkQuiet();
  });

test("points are counted up step by step; a key shows them all", async () => {
  const page = await house.person({ motion: "no-preference", speed: 0.5 });
  await page.goto(`/table/${await sentIn(page)}`);
  await page.locator("dialog[open]").getByRole("heading", { name: "Result" }).waitFor(); // the winner is told after the count
  await checkCounted(page);
  await page.locator("dialog[open]").getByRole("heading", { name: /win/ }).waitFor();
  const totals = await page.locator("dialog[open] .total td").allTextContents();
  const { scores } = await page.evaluate(() => window.seen.now.result);
  const order = (all) =>
    all.map((each) => Number(String(each).replace("−", "-").replace("–", "0"))).sort((a, b) => a - b);
  assert.deepEqual(order(totals), order(scores));
  await page.context().close();
  house.checkQuiet();
});
