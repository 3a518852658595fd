/** How long news are shown: a hero walks cell by cell, dice lie long enough to be read. */
import type { GameEvent, Pace } from "../../../shell/board";

const CELL_MS = 130;
const READ = 1300;
const TIMES: Record<string, number> = {
  round: 700,
  taken: 800,
  "left-over": 500,
  ready: 300,
  "drew-walls": 500,
  drew: 450,
  hid: 350,
  improved: 450,
  lapsed: 2000, // what comes to nothing is shown for two seconds
  "paths-begin": 1600,
  path: 1200,
  defence: 1400,
  turn: 700,
  met: 900,
  rolled: 800,
  strength: 500,
  played: 1300,
  removed: 700,
  cursed: READ,
  won: READ,
  lost: READ,
  damaged: 1100,
  "crossed-off": 800,
  bombed: 1500,
  died: 2200,
  escaped: 2000,
  laid: 1200,
  "put-under": 300,
  refilled: 300,
};
/** What one has just done oneself, and what changes nothing for anybody, is no scene of its own. */
const BRIEF = new Set(["ready", "put-under", "refilled", "hid"]);
/** What all have drawn in a round comes together: each player's part is one scene. */
const DRAWN = new Set(["drew-walls", "drew", "hid", "improved"]);

export const pace: Pace = {
  turn: "turn",
  ms: ({ id, args }: GameEvent) => (id === "moved" ? 500 + CELL_MS * Number(args["steps"] ?? 1) : TIMES[id]),
  passes: ({ id }: GameEvent) => BRIEF.has(id),
  joins: (scene, next) => scene.at(-1)?.id === "rolled" && next.id === "rolled",
  starts: (next, before) =>
    (DRAWN.has(next.id) && (!DRAWN.has(before.id) || next.args["seat"] !== before.args["seat"])) ||
    next.id === "lapsed",
};
