/** Whole games from a new table to the end screen, against a bot. */
import assert from "node:assert/strict";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd, checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { click, dice, madeTable, playToEnd, tap } from "../../../../browser/player.mjs";
import { AGAIN, answering, anyOption, brisk } from "./play.mjs";

const house = useHouse();
async function wholeGame(lang, screen, { answer, look }) {
  const page = await house.person({ lang, screen });
  await page.goto(await madeTable(page, brisk));
  const answers = await playToEnd(page, { pick: anyOption(dice(5)), answer, ...(look && { look: () => look(page) }) });
  assert.ok(answers > 2, `only ${answers} answers`);
  await checkEnd(page, 2, AGAIN[lang]);
  await page.context().close();
  house.checkQuiet();
}

// Every day one is played with its guide (guide.test.mjs).
browse("a whole beginner game against a bot, in English", () =>
  wholeGame("en", WIDE, { answer: answering("en", click), look: checkFits }),
);

browse("a whole beginner game on a phone, in German", () => wholeGame("de", PHONE, { answer: answering("de", tap) }));
