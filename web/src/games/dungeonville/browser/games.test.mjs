/** Whole games from the home page to the end screen. */
import assert from "node:assert/strict";
import { PHONE, TABLET, useHouse } from "../../../../browser/browser.mjs";
import { checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { dice, playToEnd, tap } from "../../../../browser/player.mjs";
import { anyOption, checkEnd, newTable } from "./play.mjs";

const house = useHouse();

async function wholeGame(lang, how, play) {
  const page = await house.person({ lang, ...how });
  const look = play.look && (() => play.look(page));
  await newTable(page, lang);
  const answers = await playToEnd(page, { pick: anyOption(dice(7)), ...play, ...(look && { look }) });
  assert.ok(answers > 8, `only ${answers} answers`);
  await checkEnd(page, 2, lang);
  await page.context().close();
  house.checkQuiet();
}

// Every day the guided first game on a phone is played to its end (guide.test.mjs).
browse("a whole game on a phone, in German, with motion", () =>
  wholeGame("de", { screen: PHONE, motion: "no-preference" }, { answer: tap }),
);
browse("a whole game in English", () => wholeGame("en", {}, {}));
browse("a whole game on a tablet", () => wholeGame("de", { screen: TABLET }, { look: checkFits }));
