/** Played without a mouse: Tab, arrows and Enter, and nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { answerByArrows, watchedFocus } from "../../../../browser/keys.mjs";
import { anyOption, dice, madeTable, nextDecision, playToEnd } from "../../../../browser/player.mjs";
import { brisk, tableNearEnd } from "./play.mjs";

const house = useHouse();

async function playByKeys(tableOf, least) {
  const page = await house.person();
  await page.goto(await tableOf(page));
  await nextDecision(page);
  const checkKept = await watchedFocus(page);
  assert.ok((await playToEnd(page, { pick: anyOption(dice(5)), answer: answerByArrows })) > least);
  await checkKept();
  await page.context().close();
  house.checkQuiet();
}

test("the last part of a game by keyboard alone", () => playByKeys((page) => tableNearEnd(page, 0.25), 8));
browse("a whole game of two by keyboard alone", () => playByKeys((page) => madeTable(page, brisk), 40));
