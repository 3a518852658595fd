/** What the coach has said about the present position. Every change of the match is judged; the rest only on request. */
import type { Data } from "../../../../shell/board";
import type { Advice, Now } from "../../../../shell/net/types";
import type { TableState } from "../../../../shell/table/state.svelte";
import { keepShown } from "../../model/progress";
import { pathOf, puzzleOf } from "../../model/puzzle";
import type { Value } from "../../model/view";
import type { Sent } from "../../model/words";

/** Where the search would take too long, `complete` is false and nothing else is there. */
export interface Judged extends Value {
  complete: boolean;
  take_back: boolean;
  feedback?: "kept" | "gained" | "tiles" | "supplies";
  was?: Value;
}

export interface Hint extends Sent {
  complete: boolean;
  stage: number;
  hint: "round" | "send" | "choice" | "take_back" | "over";
  round: number;
  best: Value;
  why?: Data; // how many are as good, and what the others cost
  choice: string;
  take_back: boolean;
}

export interface Solution extends Value {
  complete: boolean;
  rounds: { round: number; choices: string[] }[];
  best_lines: number;
  best_plans: number;
  plans: number;
  positions: number;
}

export const STAGES = 3;

type Question = "best" | "feedback" | "hint" | "solution";

export class CoachState {
  judged: Judged | null = $state.raw(null);
  hints: readonly Hint[] = $state.raw([]);
  solution: Solution | null = $state.raw(null);
  waiting: Question | null = $state(null);
  private readonly wishes: Partial<Record<Question, string>> = {};
  private seen: Now | null = null;

  constructor(private readonly match: TableState) {
    match.listeners["coach"] = (answer) => this.hear(answer);
  }

  /** The last choice has cost something. */
  get mistake(): boolean {
    return this.judged?.complete === true && (this.judged.feedback === "tiles" || this.judged.feedback === "supplies");
  }

  /** The match has changed, or we have just come. */
  follow(now: Now | null): void {
    if (!now) return;
    this.hints = [];
    this.ask(this.seen ? "feedback" : "best");
    this.seen = now;
  }

  /** The next stage of the ladder. */
  hint(): void {
    if (this.waiting !== "hint" && this.hints.length < STAGES) this.ask("hint", this.hints.length + 1);
  }

  solve(): void {
    if (this.waiting !== "solution") this.ask("solution");
  }

  private ask(question: Question, stage = 1): void {
    if (question === "hint" || question === "solution") this.waiting = question;
    this.wishes[question] = this.match.advise("coach", question, { stage });
  }

  private show(solution: Solution): void {
    this.solution = solution;
    if (solution.complete && this.match.table) keepShown(pathOf(puzzleOf(this.match.table)));
  }

  /** Answers about an earlier position are no longer true. */
  private hear({ id, ask, said }: Advice): void {
    if (this.wishes[ask as Question] !== id) return;
    if (this.waiting === ask) this.waiting = null;
    if (ask === "hint") this.hints = [...this.hints, said as unknown as Hint];
    else if (ask === "solution") this.show(said as unknown as Solution);
    else this.judged = said as unknown as Judged;
  }
}
