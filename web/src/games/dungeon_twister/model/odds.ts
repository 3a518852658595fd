/** What a combat card would do against each card that the other side may lay. Plain sums of what the view shows. */
import type { Texts } from "../../../shell/board";
import { combatCards, places } from "./cards";
import type { Side, View } from "./view";

export interface Case {
  value: number;
  here: boolean; // he may still have it
  comes: "win" | "tie" | "lose";
}

/** Both sides as the reader sees them, while he is in a combat; null: he fights in none. */
export function layingFor({ combat, viewer }: View): { own: Side; other: Side } | null {
  if (!combat || viewer === null) return null;
  const { attackers, defenders } = combat;
  if (attackers.seat === viewer) return { own: attackers, other: defenders };
  return defenders.seat === viewer ? { own: defenders, other: attackers } : null;
}

/** Against one of his cards each. Which he has spent is known only where the table shows it, or where he laid openly. */
export function casesOf(view: View, texts: Texts, card: number): Case[] {
  const sides = layingFor(view);
  if (!sides) return [];
  const { own, other } = sides;
  const total = own.strength + card;
  const known = view.players[other.seat]?.combat_hand;
  const all = combatCards(texts);
  const hand = other.card !== null ? [other.card] : (known ?? all);
  return places(all, hand).map(({ value, here }) => {
    const theirs = other.strength + value;
    return { value, here, comes: total > theirs ? "win" : total < theirs ? "lose" : "tie" };
  });
}

export function counted(cases: readonly Case[]): Record<Case["comes"], number> {
  const count = (comes: Case["comes"]): number => cases.filter((each) => each.here && each.comes === comes).length;
  return { win: count("win"), tie: count("tie"), lose: count("lose") };
}
