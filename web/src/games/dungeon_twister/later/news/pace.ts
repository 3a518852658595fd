/** How long the news of a turn are shown: each event of an opponent's turn is a scene that can be followed. */
import type { GameEvent, Pace } from "../../../../shell/board";

const OWN = { stepped: 170, stopped: 60, moves: 60, took: 260, left: 260 } as const;
const THEIRS: Record<string, number> = {
  stepped: 380,
  stopped: 200,
  moves: 400,
  reveals: 900,
  "room-shown": 1300,
  turned: 1300,
  slid: 1300,
  attacks: 1300,
  joins: 700,
  "has-laid": 400,
  "fights-with": 0, // the combat is played by the board
  "combat-won": 0,
  "combat-tied": 0,
  escaped: 1500,
  killed: 1500,
  wounded: 900,
};
const LOUD: ReadonlySet<string> = new Set([
  "room-shown",
  "fights-with",
  "combat-won",
  "combat-tied",
  "killed",
  "escaped",
]);

export const pace: Pace = {
  turn: "turn",
  ms: ({ id, args }: GameEvent, you: number | null) => {
    const own = you !== null && (args["seat"] === you || args["owner"] === you);
    if (own && !LOUD.has(id)) return (OWN as Record<string, number>)[id];
    return THEIRS[id];
  },
};
