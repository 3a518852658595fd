/** Numbers of the planner in the reader's language. */
import type { Texts } from "../../../../shell/board";
import type { Desk } from "../../../../shell/table/desk.svelte";
import type { Ending, Plan } from "./said";

export function percent(share: number, texts: Texts): string {
  return new Intl.NumberFormat(texts.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A mean: whole where it is sure. */
export function mean(value: number, texts: Texts): string {
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 }).format(value);
}

const THINGS = [
  ["gold", "gold"],
  ["food", "food"],
  ["imps", "imps"],
  ["traps", "trap_cards"],
] as const;

/** "1 gold, 0.4 imps"; empty where nothing is spent. */
export function spent(ending: Ending, texts: Texts): string {
  const said = THINGS.flatMap(([key, thing]) =>
    ending[key] ? [`${mean(ending[key], texts)} ${texts.say(`dl-thing-${thing}`, { count: ending[key] })}`] : [],
  );
  return said.join(", ");
}

/** "Rolling Stone, Troll, 2 × Ghost". */
export function sent({ traps, monsters, ghosts }: Plan, texts: Texts): string {
  const names = [...traps, ...monsters].map((id) => texts.name(id));
  if (ghosts) names.push(ghosts > 1 ? `${ghosts} × ${texts.name("ghost")}` : texts.name("ghost"));
  return names.length
    ? new Intl.ListFormat(texts.lang, { type: "conjunction" }).format(names)
    : texts.say("dl-planner-nothing");
}

/** A choice as the list of options calls it. */
export function labelOf(desk: Desk, choice: string): string {
  const { decision } = desk.source;
  const option = decision?.options.find((each) => each.text === choice);
  return option && decision ? desk.label(option, decision.step) : choice;
}
