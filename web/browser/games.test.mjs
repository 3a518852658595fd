/** Whole games from the lobby to the end screen, of every game that brings no games.test.mjs of its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "./browser.mjs";
import { checkEnd, checkFits } from "./checks.mjs";
import { without } from "./games.mjs";
import { anyOption, click, dice, newTable, playToEnd, tap, WORDS } from "./player.mjs";

const house = useHouse();
const CASES = { "in English": ["en", WIDE, click], "in German, on a phone": ["de", PHONE, tap] };

async function wholeGame(game, lang, screen, answer) {
  const page = await house.person({ lang, screen });
  await newTable(page, game, { words: WORDS[lang] });
  const look = () => (screen === WIDE ? checkFits(page) : null);
  const answers = await playToEnd(page, { pick: anyOption(dice(7)), answer, look });
  assert.ok(answers > 2, `only ${answers} answers`);
  await checkEnd(page, 2, WORDS[lang].again);
  await page.context().close();
  house.checkQuiet();
}

for (const { name } of without("games.test.mjs"))
  for (const [how, args] of Object.entries(CASES))
    test(`a whole game of ${name} ${how}`, () => wholeGame(name, ...args));
