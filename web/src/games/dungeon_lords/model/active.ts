/** Minions on the places, for the eye: whose order is being carried out, and in which sequence they came. */
import type { Decision, GameEvent } from "../../../shell/board";
import type { View } from "./view";

const PLACE_OF: Record<string, string> = {
  spy: "reputation", dig: "dig", mine: "mine", "discard-one-trap": "traps", hire: "hire", "pay-golem": "hire", "pay-demon": "hire",
  "take-room": "room", "build-room": "room",
};

export function activeSpace(view: View, decision: Decision | null): { place: string; space: number } | null {
  if (view.phase !== "actions") return null;
  const id = String(decision?.options[0]?.args["place"] ?? PLACE_OF[view.step ?? ""] ?? "");
  const who = `P${(view.waiting[0] ?? -2) + 1}`;
  const space = view.places.find((place) => place.id === id)?.spaces.indexOf(who) ?? -1;
  return space >= 0 ? { place: id, space } : null;
}

/** How many minions were placed in this round before the one on that space. */
export function turnOf(history: readonly GameEvent[], place: string, space: number): number {
  const placed = history.slice(history.findLastIndex((event) => event.id === "round")).filter((event) => event.id === "placed");
  return Math.max(0, placed.findIndex(({ args }) => args["place"] === place && args["space"] === space + 1));
}
