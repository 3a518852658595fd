/** The cards of a player as the box holds them. */
import type { Texts } from "../../../shell/board";

/** The values of all combat cards, each as often as it is there. */
export function combatCards(texts: Texts): number[] {
  const cards = texts.entries("cards").filter(({ kind }) => kind === "combat");
  return cards.flatMap(({ value, count }) => Array.from({ length: Number(count) }, () => Number(value)));
}

export function jumpCards(texts: Texts): number {
  return Number(texts.entries("cards").find(({ kind }) => kind === "jump")?.["count"] ?? 0);
}

/** The nine places of a hand: which of the cards are still there. */
export function places(all: readonly number[], hand: readonly number[]): { value: number; here: boolean }[] {
  const left = [...hand];
  return all.map((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return { value, here: at >= 0 };
  });
}
