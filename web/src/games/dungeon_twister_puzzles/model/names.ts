/** What a puzzle is called, and under which names its result is remembered. */
import type { Texts } from "../../../shell/board";
import type { Listed } from "./catalogue";
import { actionsOf, numberOf } from "./catalogue";
import { dayOf, pathOf, type Puzzle } from "./puzzle";
import type { Told } from "./view";

export function titleOf(puzzle: Puzzle, texts: Texts): string {
  if ("id" in puzzle) return texts.say("pz-puzzle", { number: numberOf(puzzle.id) });
  if ("position" in puzzle) return texts.say("pz-position");
  const day = dayOf(puzzle);
  if (!day) return texts.say("pz-drawn", { seed: puzzle.seed, difficulty: puzzle.difficulty });
  const date = new Intl.DateTimeFormat(texts.lang, { dateStyle: "medium", timeZone: "UTC" }).format(day);
  return texts.say("pz-daily-of", { date });
}

/** "Score 2 points with 3 actions." */
export function goalOf({ goal, points, position }: Listed, texts: Texts): string {
  return texts.say("pz-goal", { goal, points, actions: actionsOf(position) });
}

/** A drawn puzzle is one of the collection, too. */
export function keysOf(puzzle: Puzzle, told: Pick<Told, "id">): string[] {
  return [...new Set([pathOf(puzzle), ...(told.id ? [told.id] : [])])];
}
