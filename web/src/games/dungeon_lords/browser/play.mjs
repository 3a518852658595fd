/** How tests play this game: against three easy bots, and what its end screen must show. */
import assert from "node:assert/strict";
import { against } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "dungeon_lords";
export const wish = against(GAME, { players: 4 });
export const brisk = against(GAME, { players: 2 }); // the shortest whole game
export const daily = ["when every scene is skipped"]; // how it is followed in the tests of every day
export const { questions, record, sentIn, tableAsking, tableAt, tableNearEnd } = positionsOf(GAME);

/** The end screen: the lines and titles of everybody add up to the points. */
export async function checkScores(page, players) {
  const dialog = page.locator("dialog[open]");
  await dialog
    .locator("tr.total td")
    .nth(players - 1)
    .waitFor();
  const totals = await dialog.locator("tr.total td").allTextContents();
  const { scores, places } = await page.evaluate(() => window.seen.now.result);
  const best = Math.max(...scores);
  const shown = totals.map((text) => (text === "–" ? 0 : Number(text.replace("−", "-"))));
  assert.deepEqual(
    [...shown].sort((a, b) => a - b),
    [...scores].sort((a, b) => a - b),
  );
  assert.equal(shown[0], best, "the winner stands first");
  assert.equal(places[scores.indexOf(best)], 1);
  const titles = await page.evaluate(() => window.seen.now.view.titles.map((title) => title.holders.length));
  assert.equal(
    await dialog.locator("td.holds").count(),
    titles.reduce((sum, count) => sum + count, 0),
  );
}
