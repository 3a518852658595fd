/** A whole game without a mouse: Tab, arrows and Enter, and nothing else. */
import { test } from "node:test";
import assert from "node:assert/strict";
import { useHouse } from "../../../../browser/browser.mjs";
import { answerByArrows, focused, focusedOption, press, tabTo, watchedFocus } from "../../../../browser/keys.mjs";
import { dice, nextDecision, openHome, playToEnd } from "../../../../browser/player.mjs";
import { askedIn } from "../../../../browser/asked.mjs";
import { anyOption, checkEnd, tableAsking } from "./play.mjs";

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

const { asked, finish } = askedIn(house, tableAsking);

test("a whole game by keyboard alone", async () => {
  const page = await house.person();
  await setUp(page);
  await nextDecision(page);
  const checkKept = await watchedFocus(page);
  assert.ok((await playToEnd(page, { pick: anyOption(dice(7)), answer: answerByArrows })) > 8);
  await checkKept();
  await checkEnd(page, 2);
  const name = await page.evaluate(focused);
  assert.match(name, /Play again/, "focus is on the next thing to do");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await press(page, /^button Result/);
  await checkEnd(page, 2);
  house.checkQuiet();
});

test("a digit answers; after undo focus is on the question again, and after the rules, too", async () => {
  const { page, decision } = await asked("send");
  const checkKept = await watchedFocus(page);
  await page.keyboard.press("2");
  const { ticket } = await nextDecision(page, decision.ticket);
  assert.equal(await focusedOption(page), 0);
  await page.keyboard.press("u");
  await nextDecision(page, ticket);
  assert.equal(await focusedOption(page), 0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("?");
  await page.getByRole("complementary", { name: "Rules" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("complementary", { name: "Rules" }).waitFor({ state: "detached" });
  assert.equal(await focusedOption(page), 1);
  await checkKept();
  await finish(page);
});
