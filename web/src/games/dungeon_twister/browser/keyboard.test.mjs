/** Played without a mouse: Tab, arrows and Enter, and nothing else; focus is never on nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHouse } from "../../../../browser/browser.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { watchedFocus } from "../../../../browser/keys.mjs";
import { dice, madeTable, nextDecision, playToEnd } from "../../../../browser/player.mjs";
import { answerByKeys } from "./answers.mjs";
import { tableBeforeEnd } from "./dealt.mjs";
import { anyOption, brisk } from "./play.mjs";

const house = useHouse();

async function playByKeys(tableOf, least) {
  const page = await house.person();
  await page.goto(await tableOf(page));
  await nextDecision(page);
  const checkKept = await watchedFocus(page);
  assert.ok((await playToEnd(page, { pick: anyOption(dice(5)), answer: answerByKeys })) > least);
  await checkKept();
  await page.context().close();
  house.checkQuiet();
}

test("the last part of a game by keyboard alone", () => playByKeys((page) => tableBeforeEnd(page, {}, 25), 2));
browse("a whole game by keyboard alone", () => playByKeys((page) => madeTable(page, brisk), 40));
