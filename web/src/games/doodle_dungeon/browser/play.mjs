/** How tests play this game: the line goes the short way out, everything else is taken as it comes. */
import { against } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "doodle_dungeon";
export const wish = against(GAME);
export const brisk = against(GAME, { options: { hearts: 10 } }); // the heroes are slain sooner
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
