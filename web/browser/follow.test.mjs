/**
 * Games followed at the reader's pace: everything is shown in the order of the rules. `make follow` plays whole games in
 * every way at normal pace; the tests of every day the last part of one, three times as fast, and in fewer ways.
 */
import { test } from "node:test";
import { PHONE, useHouse, WIDE } from "./browser.mjs";
import { checkFollowed, keepPicture, playAlong } from "./follow.mjs";
import { GAMES, playOf } from "./games.mjs";
import { against, anyOption, click, dice, madeTable, tap } from "./player.mjs";
import { positionsOf } from "./positions.mjs";

const house = useHouse();
const { PACE } = process.env; // 1 is normal; without it the tests of every day
const LAST_PART = 0.1;

/** Presses a key as soon as he sees a scene, as somebody who wants to get on. */
function impatient(page) {
  let over = false;
  let last = "";
  const pressing = (async () => {
    while (!over) {
      const lines = await page.locator("li.now[data-news]").evaluateAll((all) => all.map((line) => line.dataset.news));
      if (lines.length && lines.join() !== last) await page.keyboard.press("n");
      last = lines.join();
      await page.waitForTimeout(30);
    }
  })();
  return () => {
    over = true;
    return pressing;
  };
}

const WAYS = {
  "at the reader's pace": { how: { screen: WIDE } },
  "on a phone": { how: { screen: PHONE }, take: tap },
  "with reduced motion": { how: { screen: WIDE, motion: "reduce" } },
  "when every scene is skipped": { how: { screen: WIDE }, between: impatient },
};

const games = GAMES.filter(({ puzzle }) => !puzzle);
for (const { name } of games) {
  const { brisk = against(name), anyOption: any = anyOption, daily = Object.keys(WAYS), answering } = await playOf(name);
  const { tableNearEnd } = positionsOf(name);
  for (const way of PACE ? Object.keys(WAYS) : daily)
    test(`${name}, ${way}: all news are shown, in order, and nothing overtakes them`, async () => {
      const { how, take = click, between } = WAYS[way];
      const answer = answering ? answering("en", take) : take;
      const page = await house.person({ motion: "no-preference", speed: Number(PACE ?? 3), ...how });
      await page.context().addInitScript(keepPicture);
      await page.goto(await (PACE ? madeTable(page, brisk) : tableNearEnd(page, LAST_PART)));
      const start = await playAlong(page, { pick: any(dice(7)), answer, between });
      await checkFollowed(page, start);
      await page.context().close();
      house.checkQuiet();
    });
}
