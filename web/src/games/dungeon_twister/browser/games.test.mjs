/** Whole games from a new table to the end screen, against a bot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd, checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { click, dice, madeTable, playToEnd, tap } from "../../../../browser/player.mjs";
import { anyOption, brisk } from "./play.mjs";

const house = useHouse();
const AGAIN = { en: "Play again", de: "Noch einmal" };

const END = { en: "End the turn", de: "Zug beenden" };

/** Ending a turn early is asked once more. */
const answering = (lang, take) => async (page, index) => {
  const rare = await page
    .locator(".opts .opt")
    .nth(index)
    .evaluate((option) => option.classList.contains("rare"));
  await take(page, index);
  if (rare) await page.locator("dialog[open]").getByRole("button", { name: END[lang] }).click();
};

async function wholeGame(lang, screen, { answer, look }) {
  const page = await house.person({ lang, screen });
  await page.goto(await madeTable(page, brisk));
  const answers = await playToEnd(page, { pick: anyOption(dice(5)), answer, ...(look && { look: () => look(page) }) });
  assert.ok(answers > 2, `only ${answers} answers`);
  await checkEnd(page, 2, AGAIN[lang]);
  await page.context().close();
  house.checkQuiet();
}

test("a whole beginner game against a bot, in English", () =>
  wholeGame("en", WIDE, { answer: answering("en", click), look: checkFits }));

browse("a whole beginner game on a phone, in German", () => wholeGame("de", PHONE, { answer: answering("de", tap) }));
