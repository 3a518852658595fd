/** The turn that is being played, out of the news: which actions were carried out, and which of them are final. */
import type { GameEvent } from "../../../shell/board";
import type { View } from "./view";

export interface Done {
  id: string; // of the news with which it began
  owner: number | null;
  kind: string | null;
  square: string | null; // where it ended
  final: boolean;
}

const ACTIONS: ReadonlySet<string> = new Set([
  "reveals",
  "turned",
  "slid",
  "moves",
  "jumped",
  "attacks",
  "broken",
  "opened",
  "closed",
  "healed",
  "regenerated",
  "refreshed",
  "wall-walked",
  "stole",
  "breached",
  "conjured-pit",
  "conjured-rubble",
  "quaffed",
  "shot",
  "breathed",
  "teleported",
  "charmed",
  "flew",
]);
const SEALS: ReadonlySet<string> = new Set(["reveals", "turned", "slid", "attacks"]);
const ENDS: ReadonlySet<string> = new Set(["stopped", "escaped"]);

/** The news of the present turn, without its heading; all of them where a table has begun in the middle of it. */
export function newsOfTurn(history: readonly GameEvent[]): readonly GameEvent[] {
  return history.slice(history.findLastIndex(({ id }) => id === "turn") + 1);
}

export function doneIn(history: readonly GameEvent[]): Done[] {
  const done: Done[] = [];
  for (const { id, args } of newsOfTurn(history)) {
    const square = "x" in args ? `${Number(args["x"])},${Number(args["y"])}` : null;
    if (ACTIONS.has(id)) done.push({ id, ...whoOf(args), square, final: false });
    const last = done.at(-1);
    if (last && ENDS.has(id)) last.square = id === "escaped" ? null : square;
    if (last && id === "escaped") last.id = "escaped";
    if (SEALS.has(id)) for (const each of done) each.final = true;
  }
  return done;
}

function whoOf(args: GameEvent["args"]): { owner: number | null; kind: string | null } {
  return {
    owner: (args["owner"] as number | undefined) ?? null,
    kind: (args["character"] as string | undefined) ?? null,
  };
}

/** The places of the strip: done, now, left. */
export function placesOf(view: View, history: readonly GameEvent[]): { done: Done[]; used: number; left: number } {
  return { done: doneIn(history), used: Math.max(0, view.card - view.ap), left: view.ap };
}
