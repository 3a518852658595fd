/** How tests play this game: the line goes the short way out, everything else is taken as it comes. */
import assert from "node:assert/strict";
import { against } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "doodle_dungeon";
export const wish = against(GAME, { options: { start_seat: 1 } }); // the person takes a card first
export const brisk = against(GAME, { options: { hearts: 10, start_seat: 1 } }); // the heroes are slain sooner
export const { questions, record, sentIn, tableAsking, tableAt, tableNearEnd } = positionsOf(GAME);
export const AGAIN = { en: "Play again", de: "Noch einmal" };

const ROWS = "ABCDEFGH";
const far = (cell) => 7 - ROWS.indexOf(cell.charAt(0)) + 10 - Number(cell.slice(1));

/** Out of the dungeon as soon as that is possible, and otherwise nearer to the exit or back where the line was not yet. */
function nextStep({ options, view }) {
  const leave = options.findIndex(({ label }) => label === "leave");
  if (leave >= 0) return leave;
  const drawn = view.dungeons[(view.viewer + view.dungeons.length - 1) % view.dungeons.length].path ?? [];
  const costs = options.map(({ args }) => far(args.cell) + (drawn.includes(args.cell) ? 30 : 0));
  return costs.indexOf(Math.min(...costs));
}

export function anyOption(random) {
  return (decision) =>
    decision.step === "path" && decision.options[0].label === "go"
      ? nextStep(decision)
      : Math.floor(random() * decision.options.length);
}

/** The end screen: the rows of every score sheet add up to the points, the winner stands first, and the way on. */
export async function checkScores(page, players, again) {
  const dialog = page.locator("dialog[open]");
  await page.waitForFunction(
    () => document.querySelector("dialog[open] tr.tie") && !document.querySelector(".to-come"),
  );
  const rows = await dialog
    .locator("tbody tr:not(.tie)")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("td.num")].map(({ textContent }) =>
          Number(textContent.replace("−", "-").replace("–", "0")),
        ),
      ),
    );
  const total = rows.pop();
  const sums = total.map((_, at) => rows.reduce((sum, row) => sum + row[at], 0));
  assert.deepEqual(sums, total);
  const { scores, places } = await page.evaluate(() => window.seen.now.result);
  assert.equal(total.length, players);
  assert.deepEqual([...total].sort(), [...scores].sort());
  assert.equal(places[scores.indexOf(total[0])], 1, "the winner stands first");
  await dialog.getByRole("button", { name: again }).waitFor();
}
