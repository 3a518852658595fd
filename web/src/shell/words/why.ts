/** The reasons of a hint as sentences. The same logic as `Texts.ground` of `undercroft/text/texts.py`. */
import type { Texts } from "../board";
import type { Ground, Hint } from "../net/types";

type Say = (id: string, args?: Record<string, string | number>) => string;

/** Why that choice; of a bot that cannot say it, how much it has tried. `label` names a choice. */
export function because({ why, tries }: Hint, texts: Texts, shell: Say, label: (choice: string) => string): string {
  if (!why) return shell("hint-tried", { tries });
  const grounds = why.grounds.map((ground) => said(ground, why.cases, texts, shell));
  const than = shell("hint-than", { choice: label(why.than), ahead: why.ahead ? "yes" : "no" });
  return [than, ...grounds].join(" ");
}

/** The sentence of an aspect; where no fact shows the difference, in how many cases there is one. */
export function said(ground: Ground, cases: number, texts: Texts, shell: Say): string {
  const id = `aspect-${ground.aspect}`;
  const way = ground.better ? "better" : "worse";
  const counts = { times: ground.times, cases };
  if (ground.told && texts.has(`${id}-${way}`)) return texts.say(`${id}-${way}`, { ...counts, ...ground.facts });
  return shell(`hint-${way}`, { aspect: texts.has(id) ? texts.say(id) : shell("hint-victory"), ...counts });
}
