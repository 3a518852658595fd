/** What the coach has said about the present position, and a solution that is played step by step. */
import type { Data } from "../../../../shell/board";
import type { Advice, Now } from "../../../../shell/net/types";
import type { TableState } from "../../../../shell/table/state.svelte";
import type { Action } from "../../model/lines";

/** Where the search would take too long, `complete` is false and nothing else is there. */
export interface Judged {
  complete: boolean;
  solvable?: boolean;
  feedback?: "kept" | "lost" | "regained" | "still-lost" | "solved" | "failed";
}

export interface Hint {
  complete: boolean;
  stage: number;
  hint: "who" | "action" | "choice" | "take_back" | "over";
  tokens?: string[];
  actions?: number;
  label?: string;
  token?: string;
  choice?: string;
  args?: Data;
}

export interface Solution {
  complete: boolean;
  solvable?: boolean;
  actions?: Action[];
  positions?: number;
}

export const STAGES = 3;

type Question = "best" | "feedback" | "hint" | "solution";

export class CoachState {
  judged: Judged | null = $state.raw(null);
  hints: readonly Hint[] = $state.raw([]);
  /** The way to the goal from here, whenever the solution is open. */
  solution: Solution | null = $state.raw(null);
  waiting: Question | null = $state(null);
  /** Choices of an action of the solution that are still to be made. */
  queue: readonly string[] = $state.raw([]);
  private readonly wishes: Partial<Record<Question, string>> = {};
  private seen: Now | null = null;

  constructor(
    private readonly match: TableState,
    private readonly onshown: () => void,
  ) {
    match.listeners["coach"] = (answer) => this.hear(answer);
  }

  /** The last choice has cost the solution. */
  get mistake(): boolean {
    const { judged } = this;
    return judged?.complete === true && (judged.feedback === "lost" || judged.feedback === "still-lost");
  }

  /** The match has changed, or we have just come. */
  follow(now: Now | null): void {
    if (!now) return;
    this.hints = [];
    if (this.queue.length === 0) this.judge();
    this.seen = now;
  }

  /** What is to be said of the position that was reached. */
  private judge(): void {
    this.ask(this.seen ? "feedback" : "best");
    if (this.solution) this.ask("solution");
  }

  /** The next stage of the ladder. */
  hint(): void {
    if (this.waiting !== "hint" && this.hints.length < STAGES) this.ask("hint", this.hints.length + 1);
  }

  solve(): void {
    if (this.waiting !== "solution") this.ask("solution");
  }

  hide(): void {
    this.solution = null;
    this.queue = [];
  }

  /** Plays the next action of the solution on the board, choice by choice. */
  playOn(): void {
    this.queue = this.solution?.actions?.[0]?.choices ?? [];
    this.next();
  }

  /** The next of those choices, as soon as it is asked; what is not offered ends it. */
  next(): void {
    const [choice, ...rest] = this.queue;
    const { decision, busy } = this.match;
    if (choice === undefined || !decision || busy) return;
    const offered = decision.options.some(({ text }) => text === choice);
    this.queue = offered ? rest : [];
    if (offered) this.match.choose(choice);
    else this.judge();
  }

  private ask(question: Question, stage = 1): void {
    if (question === "hint" || question === "solution") this.waiting = question;
    this.wishes[question] = this.match.advise("coach", question, { stage });
  }

  private show(solution: Solution): void {
    this.solution = solution;
    if (solution.complete && solution.solvable) this.onshown();
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
