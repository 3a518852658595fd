/** What is explained, and when: each thing at the moment it comes for the first time in a puzzle of the course. */
import type { Decision, GameEvent } from "../../../shell/board";
import type { Source } from "../../../shell/table/source";
import { puzzleOf, type Printed } from "./puzzle";
import { asTraining } from "./view";

export interface Lessons {
  intro: Printed | null; // at the beginning of a puzzle
  topics: readonly string[];
}

type Happens = (event: GameEvent) => boolean;
const is =
  (id: string): Happens =>
  (event) =>
    event.id === id;
const skipped =
  (step: string, reason: string): Happens =>
  (event) =>
    event.id === "step-skipped" && event.args["step"] === step && event.args["reason"] === reason;

/** Things that happen, in the order in which a battle brings them. */
const EVENTS: readonly (readonly [string, Happens])[] = [
  ["trap", is("trap-revealed")],
  ["thieves", (event) => event.id === "trap-damage" && Number(event.args["prevented"]) > 0],
  ["attack", is("acts")],
  ["caught", is("eliminated")],
  ["face-up", is("back-face-up")],
  ["healing", is("healed")],
  ["no-healing", skipped("healing", "not_attacked")],
  ["fatigue", is("fatigue")],
  ["held", skipped("conquest", "no_conquest")],
  ["conquest", is("conquered")],
];

/** Kinds of options, in the order of a plan and a battle. */
const CHOICES: readonly (readonly [string, readonly string[]])[] = [
  ["choose-tile", ["defend"]],
  ["choose-trap", ["lay"]],
  ["choose-monster", ["send"]],
  ["choose-ghosts", ["ghosts"]],
  ["choose-order", ["act"]],
  ["choose-attack", ["attack"]],
  ["choose-target", ["target"]],
];

/** What is asked now. */
export function asked(decision: Decision | null): string | null {
  const labels = new Set(decision?.options.map((option) => option.label));
  return CHOICES.find(([, wanted]) => wanted.some((label) => labels.has(label)))?.[0] ?? null;
}

/** What the newest news show for the first time. */
export function happened(history: readonly GameEvent[], fresh: number): string[] {
  const before = history.slice(0, history.length - fresh);
  const news = history.slice(history.length - fresh);
  return EVENTS.filter(([, happens]) => news.some(happens) && !before.some(happens)).map(([lesson]) => lesson);
}

/** What is to be explained now. A plan is explained in its first round; new fights are for those who know it all. */
export function lessonsOf(
  source: Pick<Source, "table" | "view" | "decision" | "history" | "fresh" | "canUndo">,
): Lessons {
  const puzzle = source.table && puzzleOf(source.table);
  if (!puzzle || !("printed" in puzzle) || !source.view) return { intro: null, topics: [] };
  const begun = source.history.length > 0 || source.canUndo;
  const choice = asTraining(source.view).round === 1 ? asked(source.decision) : null;
  const topics = [...happened(source.history, source.fresh.length), ...(choice ? [choice] : [])];
  return { intro: begun ? null : puzzle.printed, topics };
}
