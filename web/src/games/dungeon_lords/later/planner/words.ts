/** What a plan or a choice brings, in sentences: whole numbers of cards instead of means wherever they can be counted. */
import type { Texts } from "../../../../shell/board";
import type { Choice, Ending, Forecast, OfCards } from "./said";

/** Endings and how many cards lead to each; in a battle the card lies open, so there is one case. */
export type Cases = readonly { ending: Ending; cards: number }[];

export const casesOf = (forecast: Forecast): Cases =>
  forecast.cards.map((each: OfCards) => ({ ending: each, cards: each.cards.length }));

export const onlyCase = (ending: Ending): Cases => [{ ending, cards: 1 }];

const all = (cases: Cases): number => cases.reduce((sum, each) => sum + each.cards, 0);

const times = (cases: Cases, is: (ending: Ending) => boolean): number => all(cases.filter(({ ending }) => is(ending)));

const caught = (ending: Ending): number => ending.heroes + ending.paladins;

/** The most of something, and in how many cases there is any. */
function counted(
  cases: Cases,
  of: (ending: Ending) => number,
): { most: number; times: number; cards: number; way: string } {
  const numbers = cases.map(({ ending }) => of(ending));
  const same = numbers.every((number) => number === numbers[0]);
  return {
    most: Math.max(...numbers),
    times: times(cases, (ending) => of(ending) > 0),
    cards: all(cases),
    way: same ? "same" : "some",
  };
}

/** "You hold the tile with 7 of 9 cards." */
export function holds(cases: Cases, texts: Texts): string {
  const [cards, held] = [all(cases), times(cases, (ending) => ending.tiles === 0)];
  const sure = cards === 1 ? "known" : "any";
  const way = held === cards ? `${sure}-held` : held === 0 ? `${sure}-lost` : "some";
  return texts.say("dl-planner-holds", { way, held, cards });
}

/** "You take a prisoner with 4 of 9 cards." */
export const takes = (cases: Cases, texts: Texts): string =>
  texts.say("dl-planner-takes", { ...counted(cases, caught) });

/** The two that matter most, as the strip says them. */
export const brief = (cases: Cases, texts: Texts): string => `${holds(cases, texts)} ${takes(cases, texts)}`;

function leaves(cases: Cases, texts: Texts): string {
  const party = counted(cases, (ending) => ending.party);
  const health = counted(cases, (ending) => ending.health);
  const way = party.times === 0 ? "nobody" : party.way === "same" && health.way === "same" ? "same" : "some";
  const nobody = party.cards - party.times;
  return texts.say("dl-planner-leaves", {
    way,
    heroes: party.most,
    health: health.most,
    times: nobody,
    cards: party.cards,
  });
}

const THINGS = [
  ["gold", "dl-thing-gold"],
  ["food", "dl-thing-food"],
  ["imps", "dl-thing-imps"],
  ["traps", "dl-thing-trap_cards"],
  ["tired", "dl-planner-knocked-out"],
] as const;

/** "It costs 1 trap, 1 imp with 2 of 9 cards."; nothing where it costs nothing. */
export function costs(cases: Cases, texts: Texts): string[] {
  const said = THINGS.flatMap(([key, id]) => {
    const found = counted(cases, (ending) => ending[key]);
    if (found.most <= 0) return [];
    return [texts.say("dl-planner-cost", { ...found, what: `${found.most} ${texts.say(id, { count: found.most })}` })];
  });
  return said.length ? [texts.say("dl-planner-costs", { list: said.join(", ") })] : [];
}

function evil(cases: Cases, texts: Texts): string[] {
  const up = counted(cases, (ending) => ending.evil);
  const down = counted(cases, (ending) => -ending.evil);
  const ways: [string, typeof up][] = [
    ["up", up],
    ["down", down],
  ];
  return ways.flatMap(([dir, found]) => (found.most > 0 ? [texts.say("dl-planner-evil", { dir, ...found })] : []));
}

/** The later rounds are an estimate, so their means are rounded. */
function later(ending: Ending, texts: Texts): string[] {
  const [tiles, prisoners] = [Math.round(ending.later_tiles), Math.round(ending.later_prisoners)];
  return tiles || prisoners ? [texts.say("dl-planner-later-words", { tiles, prisoners })] : [];
}

/** Everything, sentence by sentence; `mean` is the ending over all cards. */
export function brings(cases: Cases, mean: Ending, texts: Texts): string[] {
  return [
    holds(cases, texts),
    takes(cases, texts),
    leaves(cases, texts),
    ...costs(cases, texts),
    ...evil(cases, texts),
    ...later(mean, texts),
  ];
}

/** Whether two endings differ in what players ask first: the tile, and prisoners. */
const differ = (one: Ending, other: Ending): boolean => one.tiles !== other.tiles || caught(one) !== caught(other);

/** What each choice of a battle leads to, by its text; nothing where it is the same for all. */
export function leadsTo(choices: readonly Choice[], texts: Texts): Record<string, string> {
  const [first] = choices;
  if (!first || !choices.some((each) => differ(each, first))) return {};
  return Object.fromEntries(choices.map((each) => [each.choice, brief(onlyCase(each), texts)]));
}

/** "if the Ghost acts first": the choices on which a plan hangs. */
export function hangsOn(way: readonly string[], texts: Texts): string {
  const [choice] = way;
  if (choice === undefined) return "";
  const [kind = "", id = ""] = choice.split(" ");
  const name = texts.name(id);
  return texts.say("dl-planner-hangs", { kind, name, more: way.length > 1 ? "yes" : "no" });
}

/** What the last choice has cost: the best that could be reached before it, and now. */
export function lostBy(before: Ending, now: Ending, texts: Texts): string {
  const [tiles, prisoners] = [now.tiles - before.tiles, caught(before) - caught(now)];
  return tiles > 0 || prisoners > 0
    ? texts.say("dl-planner-cost-you", { tiles: Math.max(0, tiles), prisoners: Math.max(0, prisoners) })
    : "";
}
