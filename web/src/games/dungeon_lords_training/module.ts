/** The training of Dungeon Lords for the shell: battle and dungeon as there, a coach, an end without places. */
import type { Data, Decision, GameModule, Scene, Texts } from "../../shell/board";
import { game as lords } from "../dungeon_lords/module";
import Board from "./Board.svelte";
import { asTraining } from "./model/view";

const PHASES = ["planning", "battle"] as const;

function scenes(_: Data, texts: Texts): Scene[] {
  return [
    { id: "dungeon", icon: "dungeon-gate", title: texts.say("dl-scene-dungeon") },
    { id: "battle", icon: "crossed-swords", title: texts.say("dl-scene-battle") },
  ];
}

/** Plans are made at the dungeon, all else is decided in the battle. */
function scene(view: Data, decision: Decision | null): string {
  return (decision?.step ?? asTraining(view).step) === "plan" ? "dungeon" : "battle";
}

// There are no other lords, no places and no points.
const { score: _score, ...extras } = lords.extras ?? {};

export const game: GameModule = {
  Board,
  header: {
    phases: () => PHASES,
    phase: (view: Data) => asTraining(view).phase,
    round: (view: Data) => asTraining(view).round,
    when: (view: Data, texts: Texts) => texts.say("tr-when", { round: asTraining(view).round }),
  },
  players: { crowded: true },
  options: lords.options,
  screens: { list: scenes, shown: scene },
  extras: {
    ...extras,
    advice: [{ topic: "coach", load: () => import("./later/coach/Coach.svelte"), stays: true }],
    end: () => import("./later/End.svelte"),
  },
};
