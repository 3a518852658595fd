/** Whole games from the home page to the end screen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse } from "./browser.mjs";
import { checkEnd } from "./checks.mjs";
import { newTable, playToEnd, tap, WORDS } from "./player.mjs";

const house = useHouse();

async function wholeGame(lang, how, play) {
  const page = await house.person({ lang, ...how });
  await newTable(page, WORDS[lang]);
  const answers = await playToEnd(page, play);
  assert.ok(answers > 8, `only ${answers} answers`);
  await checkEnd(page, 2, lang);
  await page.context().close();
  house.checkQuiet();
}

test("a whole game in English, with motion", () => wholeGame("en", { motion: "no-preference" }, {}));
test("a whole game in German", () => wholeGame("de", {}, {}));
test("a whole game on a phone", () => wholeGame("en", { screen: PHONE }, { answer: tap }));
