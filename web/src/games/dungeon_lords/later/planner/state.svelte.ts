/** What the planner has said about the present decision, and a plan that is being taken over. */
import type { Advice, Now } from "../../../../shell/net/types";
import type { TableState } from "../../../../shell/table/state.svelte";
import { way, type Best, type BestPlan, type Choice, type Here } from "./said";

type Question = "plan" | "best"; // the plan as it lies, or the best ones

const KEY = "undercroft.planner";

function wasHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === "hidden";
  } catch {
    return false; // storage may be forbidden; everything works without it
  }
}

export class PlannerState {
  hidden = $state(wasHidden());
  here: Here | null = $state.raw(null);
  best: Best | null = $state.raw(null);
  waiting = $state(false); // for the best plans
  private under: { back: number; choices: string[]; ticket: number } | null = $state.raw(null);
  private wanted: BestPlan | null = $state.raw(null); // taken over as soon as it is known what lies already
  current = $state(false); // whether `here` is about the present position
  /** The best that could be reached before the last choice of this battle. */
  before: Choice | null = $state.raw(null);
  private readonly wishes: Partial<Record<Question, string>> = {};
  private combatRound: unknown = null;

  constructor(private readonly match: TableState) {
    match.listeners["planner"] = (answer) => this.hear(answer);
  }

  /** A plan is being taken over, choice by choice. */
  get busy(): boolean {
    return this.under !== null || this.wanted !== null;
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    try {
      localStorage.setItem(KEY, hidden ? "hidden" : "shown");
    } catch {
      // see wasHidden
    }
    if (!hidden) this.ask("plan");
  }

  /** The match has changed, or we have just come. */
  follow(now: Now): void {
    const round = now.view["combat_round"];
    if (round !== this.combatRound || now.decision?.step !== "plan") this.best = null;
    if (round !== this.combatRound) this.here = null;
    this.combatRound = round;
    this.wanted = null;
    if (!this.goOn(now) && !this.hidden) this.ask("plan");
  }

  askBest(): void {
    this.waiting = true;
    this.ask("best");
  }

  /** Lays that plan with ordinary choices; the last word, the confirmation, stays with the player. */
  take(plan: BestPlan): void {
    const { now } = this.match;
    if (!now?.decision || this.busy) return;
    if (!this.current || !this.here?.made) {
      this.wanted = plan;
      return;
    }
    this.under = { ...way(this.here.made, plan.choices), ticket: now.decision.ticket };
    this.goOn(now);
  }

  /** The next step of the plan that is taken over; false: there is none, or something else was done in between. */
  private goOn(now: Now): boolean {
    const { back = 0, choices = [], ticket } = this.under ?? {};
    this.under = null;
    const decision = now.decision;
    const [next, ...rest] = choices;
    if (!decision || decision.ticket !== ticket) return false;
    if (back > 0) {
      if (this.match.canUndo) this.match.undo();
      if (this.match.undoing) this.under = { back: back - 1, choices, ticket: ticket + 1 };
    } else if (next !== undefined && decision.options.some((option) => option.text === next)) {
      this.match.choose(next);
      this.under = { back, choices: rest, ticket: ticket + 1 };
    }
    return this.busy;
  }

  private ask(question: Question): void {
    if (question === "plan") this.current = false;
    this.wishes[question] = this.match.advise("planner", question, { quiet: question === "plan" });
  }

  /** Answers about an earlier position are no longer true. */
  private hear({ id, ask, said }: Advice): void {
    if (this.wishes[ask as Question] !== id) return;
    if (ask === "best") {
      this.waiting = false;
      this.best = said as unknown as Best;
      return;
    }
    this.before = this.here?.choices?.find((each) => each.best) ?? null;
    this.here = said as unknown as Here;
    this.current = true;
    const { wanted } = this;
    this.wanted = null;
    if (wanted && this.here.made) this.take(wanted);
  }
}
