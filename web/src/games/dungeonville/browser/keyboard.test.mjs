/** A whole game without a mouse: Tab, arrows, digits, Enter. */
import { test } from "node:test";
import assert from "node:assert/strict";
import { useHouse } from "../../../../browser/browser.mjs";
import { focused, press, tabTo } from "../../../../browser/keys.mjs";
import { dice, openHome, playToEnd } from "../../../../browser/player.mjs";
import { anyOption, checkEnd } from "./play.mjs";

const house = useHouse();

async function setUp(page) {
  await openHome(page);
  await press(page, /^a Tables/);
  await page.waitForURL(/lobby/);
  await page.locator("form.panel details").waitFor();
  await tabTo(page, /^select Game/);
  await page.keyboard.type("Dungeonv");
  await press(page, /^button 2$/);
  await tabTo(page, /^select Seat 2/);
  await page.keyboard.press("ArrowDown"); // from a person to the first bot
  await press(page, /^summary Options of the game/);
  await tabTo(page, /^select Last round/);
  await page.keyboard.press("8");
  await press(page, /^button Open the table/);
  await page.waitForURL(/\/table\//);
}

/** By its digit, or with arrows and Enter; both ways in turn. */
async function answer(page, index, count) {
  if (count % 2 === 0 && index < 9) return page.keyboard.press(String(index + 1));
  await page.keyboard.press("Home");
  for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

test("a whole game by keyboard alone", async () => {
  const page = await house.person();
  await setUp(page);
  assert.ok((await playToEnd(page, { pick: anyOption(dice(7)), answer })) > 8);
  await checkEnd(page, 2);
  const name = await page.evaluate(focused);
  assert.match(name, /Play again/, "focus is on the next thing to do");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await press(page, /^button Result/);
  await checkEnd(page, 2);
  house.checkQuiet();
});
