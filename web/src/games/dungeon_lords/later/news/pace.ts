/** How long news are shown: what is new in a round comes part by part, and each part can be read. */
import type { GameEvent, Pace } from "../../../../shell/board";
import { isBrief } from "../battle/reel";

const LOUD = 2400;
const ONE = 700; // a tile or a hero, known by its picture
const TEXT = 1500; // what is told with its text
const TIMES: Record<string, number> = {
  "paladin-comes": LOUD,
  "paladin-walks": LOUD,
  "special-event": LOUD,
  "second-year": LOUD,
  "combat-ends": LOUD,
  "place-full": LOUD, // an order comes to nothing: why must be readable
  cannot: LOUD,
  "step-begins": 260, // of a battle, which the stage plays
  "step-skipped": 260,
  round: ONE,
  tavern: ONE,
  market: TEXT,
  "event-coming": TEXT,
  "special-coming": TEXT,
  "hero-coming": ONE,
};
/** What belongs together in the telling of a new round. */
const PARTS: Record<string, string> = {
  tavern: "tavern",
  market: "market",
  "event-coming": "event",
  "special-coming": "event",
  "hero-put-back": "heroes",
  "hero-coming": "heroes",
};

/** What ends or begins a year, and a round, is a scene of its own. */
const BEGINS = new Set(["combat-ends", "second-year", "round"]);
const ENDS = new Set(["combat-ends", "second-year"]);

/** What is told together, whoever does it: the same thing again, with nothing between. */
const ALIKE = new Set(["ready", "dug", "paid-wage", "took-back", "let-go"]);
/** What one has just done oneself is no news. */
const OWN = new Set(["ready", "dug", "mined", "paid-wage", "took-back", "built", "hired"]);

export const pace: Pace = {
  joins: (scene, next) => {
    const last = scene.at(-1);
    return (last?.id === next.id && ALIKE.has(next.id)) || (scene.length > 0 && scene.every(isBrief));
  },
  passes: (event, you) => event.id === "ready" || isBrief(event) || (OWN.has(event.id) && event.args["seat"] === you),
  ms: ({ id }: GameEvent) => TIMES[id],
  starts: (next, before) =>
    BEGINS.has(next.id) || ENDS.has(before.id) || (PARTS[next.id] !== undefined && PARTS[next.id] !== PARTS[before.id]),
};
