/** The reasons of a hint as sentences. The same logic as `Texts.ground` of `undercroft/text/texts.py`. */
import type { Texts } from "../board";
import type { Ground, Hint } from "../net/types";

type Say = (id: string, args?: Record<string, string | number>) => string;

const SAME = 0.0005; // values that differ by less are the same to whoever reads them

/** Why that choice; else that another one is as good, that it was drawn, or how much was tried. `label` names a choice. */
export function because(
  { why, tries, drawn, reasons }: Hint,
  texts: Texts,
  shell: Say,
  label: (choice: string) => string,
): string {
  if (why) {
    const grounds = why.grounds.map((ground) => said(ground, why.cases, texts, shell));
    const than = shell("hint-than", { choice: label(why.than), ahead: why.ahead ? "yes" : "no" });
    return [than, ...grounds].join(" ");
  }
  const [first, next] = reasons;
  const equal = next && first && Math.abs((first.value ?? Infinity) - (next.value ?? -Infinity)) < SAME;
  if (equal) return shell("hint-equal", { choice: label(next.choice) });
  return drawn ? shell("hint-drawn", { games: Math.round(100 * (first?.share ?? 0)) }) : shell("hint-tried", { tries });
}

/** The sentence of an aspect; where no fact shows the difference, that of a small one. */
export function said(ground: Ground, cases: number, texts: Texts, shell: Say): string {
  const id = `aspect-${ground.aspect}`;
  const way = ground.better ? "better" : "worse";
  const counts = { times: ground.times, cases };
  const sentence = ground.told ? `${id}-${way}` : `${id}-${way}-slightly`;
  if (texts.has(sentence)) return texts.say(sentence, { ...counts, ...ground.facts });
  if (!texts.has(id)) return shell(`hint-${ground.aspect}-${way}`, counts); // it is not the game's: the match is over
  return shell(`hint-${way}`, { aspect: texts.say(id), ...counts });
}
