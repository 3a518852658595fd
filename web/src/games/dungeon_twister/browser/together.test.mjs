/** Two people in two browsers at one table: each sees what the rules let him see, and both the same end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "../../../../browser/browser.mjs";
import { checkEnd } from "../../../../browser/checks.mjs";
import { browse } from "../../../../browser/daily.mjs";
import { click, dice, guestNamed, madeTable, nextDecision, post, tap } from "../../../../browser/player.mjs";
import { answering, anyOption, brisk } from "./play.mjs";

const house = useHouse();

/** Hanna sits at a wide screen, Gustav at a phone; the match has begun. */
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

const ANSWERS = [answering("en", click), answering("en", tap)];

/** In the page: the kinds of the other's tokens that still lie face down, as far as they were sent. */
const faceDown = () =>
  window.seen.now.view.rooms.flatMap(({ stack }) =>
    stack.flatMap(({ owner, kind }) => (owner === window.seen.you ? [] : [kind])),
  );

/** Whoever is asked answers, until both see the end or `enough` answers are given. Returns how many there were. */
async function playBoth(pages, enough = Infinity) {
  const pick = [WESTWARD, anyOption(dice(3))];
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
    assert.deepEqual((await pages[who].evaluate(faceDown)).filter(Boolean), [], "somebody sees what lies face down");
    await ANSWERS[who](pages[who], pick[who](decision));
    count += 1;
    last[who] = decision.ticket;
    asked[who] = wait(who);
  }
  return count;
}

// Hanna comes from the west as the person of all tests does; Gustav takes anything.
const WESTWARD = anyOption(dice(7));

async function together(enough) {
  const pages = await pair();
  const count = await playBoth(pages, enough);
  assert.ok(count > 20, `only ${count} answers`);
  const boards = await Promise.all(pages.map((page) => page.evaluate(() => window.seen.now.view.tokens)));
  assert.deepEqual(boards[0], boards[1]);
  if (enough === undefined) for (const page of pages) await checkEnd(page, 2, "Rematch");
  for (const page of pages) await page.context().close();
  house.checkQuiet();
}

test("two people set up and play their first turns in two browsers, one of them on a phone", () => together(45));
browse("two people play a whole game in two browsers", () => together());
