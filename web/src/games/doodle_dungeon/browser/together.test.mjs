/** Two people in two browsers at one table: one draws with a finger on a phone, one by keys alone; neither sees too much. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { watchedFocus } from "../../../../browser/keys.mjs";
import { dice, guestNamed, madeTable, nextDecision, post } from "../../../../browser/player.mjs";
import { byKeys, byTouch } from "./answers.mjs";
import { anyOption, brisk, checkScores } from "./play.mjs";

const house = useHouse();
const ANSWERS = [byKeys, byTouch];

/** Hanna sits at a wide screen without a mouse, Gustav holds a phone; the match has begun. */
async function pair() {
  const pages = [
    await guestNamed(house, "Hanna", { screen: WIDE }),
    await guestNamed(house, "Gustav", { screen: PHONE }),
  ];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const path = await madeTable(pages[0], { ...brisk, seats, start: false });
  const table = `/api${path.replace("table", "tables")}`;
  await post(pages[1], `${table}/seats/1`, { kind: "me" });
  await post(pages[0], `${table}/start`, {});
  for (const page of pages) await page.goto(path);
  return pages;
}

/** In the page: what was sent of the other that is secret: treasure cells, a hand, a path that is still drawn. */
const tooMuch = () => {
  const { dungeons, phase, over } = window.seen.now.view;
  return dungeons.flatMap(({ treasures, hand, path }, seat) => {
    if (seat === window.seen.you || over) return [];
    const drawn = phase === "path" && dungeons.length > 2 ? path : null;
    return [treasures, hand, drawn].filter((each) => each !== null);
  });
};

/** Whoever is asked answers, until both see the end or `enough` answers are given. Returns how many there were. */
async function playBoth(pages, enough = Infinity) {
  const pick = [anyOption(dice(7)), anyOption(dice(3))];
  const last = [-1, -1];
  const wait = (who) => nextDecision(pages[who], last[who]).then((decision) => ({ who, decision }));
  const asked = [wait(0), wait(1)];
  let count = 0;
  for (let over = 0; over < 2;) {
    const { who, decision } = await Promise.race(asked.filter(Boolean));
    if (decision === "over") {
      over += 1;
      asked[who] = null;
      continue;
    }
    if (count === enough) break;
    assert.deepEqual(await pages[who].evaluate(tooMuch), [], "somebody sees what is secret");
    const index = decision.step === "path" ? pick[who](decision) : pick[who](decision) % 5;
    await ANSWERS[who](pages[who], decision, Math.min(index, decision.options.length - 1), count);
    count += 1;
    last[who] = decision.ticket;
    asked[who] = wait(who);
  }
  return count;
}

async function together(enough) {
  const pages = await pair();
  const checkKept = await watchedFocus(pages[0]);
  const count = await playBoth(pages, enough);
  assert.ok(count > 20, `only ${count} answers`);
  await checkKept();
  if (enough === undefined) {
    for (const page of pages) await checkScores(page, 2, "Rematch");
    const sheets = await Promise.all(
      pages.map((page) => page.evaluate(() => window.seen.now.view.dungeons.map(({ sheet, path }) => [sheet, path]))),
    );
    assert.deepEqual(sheets[0], sheets[1]);
  }
  for (const page of pages) await page.context().close();
  house.checkQuiet();
}

test("two people build their first rounds, one by keys alone, one with a finger on a phone", () => together(40));
browse("two people play a whole game, one by keys alone, one with a finger on a phone", () => together());
