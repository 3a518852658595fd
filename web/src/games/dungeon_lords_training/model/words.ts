/** Puzzles, plans and hints in words. */
import type { Data, Texts } from "../../../shell/board";
import { dayOf, type Puzzle } from "./puzzle";

export function titleOf(puzzle: Puzzle, texts: Texts): string {
  if ("printed" in puzzle) return texts.name(puzzle.printed);
  if ("position" in puzzle) return texts.say("tr-position");
  const day = dayOf(puzzle);
  if (!day) return texts.say("tr-fight", { seed: puzzle.seed, difficulty: puzzle.difficulty });
  const date = new Intl.DateTimeFormat(texts.lang, { dateStyle: "medium", timeZone: "UTC" }).format(day);
  return texts.say("tr-daily-of", { date });
}

export interface Sent {
  traps: string[];
  monsters: string[];
  ghosts: number;
}

/** What a plan sends, in a row. */
export function sentText(sent: Sent, texts: Texts): string {
  const names = [...sent.traps, ...sent.monsters].map((id) => texts.name(id));
  if (sent.ghosts) names.push(texts.say("send-ghosts", { number: sent.ghosts }));
  return names.length ? new Intl.ListFormat(texts.lang).format(names) : texts.say("send-nothing");
}

/** A choice of a solution as a few words; null where it goes without saying. */
export function choiceText(choice: string, texts: Texts): string | null {
  const [label = "", what = ""] = choice.split(" ");
  const ARGS: Record<string, Data> = {
    lay: { trap: what },
    send: { monster: what },
    ghosts: { number: Number(what) },
    act: { monster: what },
    attack: { attack: what },
    target: { hero: what },
    defend: { cell: what },
  };
  const args = ARGS[label];
  if (!args || choice === "ghosts 0") return null;
  return texts.say(`line-${label}`, args);
}
