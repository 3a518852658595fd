/** Whole games from a new table to the end screen, against a bot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd, checkFits } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { click, dice, madeTable, playToEnd, tap } from "../../../../browser/player.mjs";
import { tableBeforeEnd } from "./dealt.mjs";
import { AGAIN, answering, anyOption, brisk, wish } from "./play.mjs";

const house = useHouse();

async function playOut(lang, screen, tableOf, { answer, look }) {
  const page = await house.person({ lang, screen });
  await page.goto(await tableOf(page));
  const answers = await playToEnd(page, { pick: anyOption(dice(5)), answer, ...(look && { look: () => look(page) }) });
  assert.ok(answers > 0, "somebody else has ended it");
  await checkEnd(page, 2, AGAIN[lang]);
  await page.context().close();
  house.checkQuiet();
}

const begun = (page) => madeTable(page, brisk);

// Every day one is played with its guide (guide.test.mjs).
browse("a whole beginner game against a bot, in English", () =>
  playOut("en", WIDE, begun, { answer: answering("en", click), look: checkFits }),
);

browse("a whole beginner game on a phone, in German", () =>
  playOut("de", PHONE, begun, { answer: answering("de", tap) }),
);

const SCENARIO = { scenario: "1" };
test("a scenario against a bot, from near its end, touched on a phone", () =>
  playOut("de", PHONE, (page) => tableBeforeEnd(page, SCENARIO, 12), { answer: answering("de", tap) }));

browse("a whole scenario against a bot", () =>
  playOut("en", WIDE, (page) => madeTable(page, { ...wish, options: SCENARIO }), { answer: answering("en", click) }),
);
