/** Whole games from a new table to the end screen, against a bot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd, checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { dice, madeTable, playToEnd, tap } from "../../../../browser/player.mjs";
import { anyOption, brisk } from "./play.mjs";

const house = useHouse();
const AGAIN = { en: "Play again", de: "Noch einmal" };

/** Ending a turn early is asked once more. */
async function sure(page) {
  const asked = page.locator("dialog[open] .btn.danger, dialog[open] .btn.primary").last();
  if (await asked.isVisible()) await asked.click();
}

async function answer(page, index) {
  await page.locator(".opts .opt").nth(index).click();
  await sure(page);
}

async function wholeGame(lang, screen, path, how) {
  const page = await house.person({ lang, screen });
  await page.goto(await path(page));
  const answers = await playToEnd(page, { pick: anyOption(dice(5)), ...how(page) });
  assert.ok(answers > 2, `only ${answers} answers`);
  await checkEnd(page, 2, AGAIN[lang]);
  await page.context().close();
  house.checkQuiet();
}

test("a whole beginner game against a bot, in English", () =>
  wholeGame(
    "en",
    WIDE,
    (page) => madeTable(page, brisk),
    (page) => ({ answer, look: () => checkFits(page) }),
  ));

browse("a whole beginner game on a phone, in German", () =>
  wholeGame(
    "de",
    PHONE,
    (page) => madeTable(page, brisk),
    () => ({
      answer: async (page, index) => tap(page, index).then(() => sure(page)),
    }),
  ),
);
