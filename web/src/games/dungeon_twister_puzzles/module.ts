/** The puzzles of Dungeon Twister for the shell: its board with the goal in sight, a coach, an end without places. */
import type { Data, GameModule, Option, Texts } from "../../shell/board";
import { game as twister } from "../dungeon_twister/module";
import Board from "./Board.svelte";
import { told } from "./model/view";

// There is nobody to learn the game with, and no places.
const { guide: _guide, score: _score, ...extras } = twister.extras ?? {};

/** With the end of the turn the puzzle is over. */
function confirm(option: Option, _view: Data, texts: Texts) {
  if (option.label !== "end-turn") return null;
  return {
    title: texts.say("pz-give-up"),
    text: texts.say("puzzle-warning"),
    yes: texts.say("pz-give-up-yes"),
    no: texts.say("pz-give-up-no"),
  };
}

export const game: GameModule = {
  ...twister,
  Board,
  header: {
    ...twister.header,
    race: (view: Data, texts: Texts) => texts.say("pz-goal-bar", { ...told(view) }),
    alarm: () => false,
  },
  players: { ...twister.players, unseated: ["pz-enemy"] },
  options: { ...twister.options, confirm },
  extras: {
    ...extras,
    advice: [{ topic: "coach", load: () => import("./later/coach/Coach.svelte"), stays: true }],
    end: () => import("./later/End.svelte"),
  },
};
