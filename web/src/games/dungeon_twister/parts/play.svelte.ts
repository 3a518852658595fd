/** What the reader is about to do: the figure he has selected, and a walk or an attack that goes on by itself. */
import { getContext, setContext } from "svelte";
import type { Decision, Option } from "../../../shell/board";
import { wayTo } from "../model/map";
import { actorsIn, optionWith, type Square } from "../model/spots";
import { tokenOf, type View } from "../model/view";

/** What is left of a chain of choices that one click has begun. Each is taken only if it is offered. */
type Plan =
  | { kind: "walk"; token: string; path: readonly Square[]; begun: boolean }
  | { kind: "attack"; token: string; target: string };

const KEY = Symbol("play");

export class Play {
  /** The figure whose card, reach and actions are shown. */
  selected: string | null = $state(null);
  /** A figure under the pointer. */
  hovered: string | null = $state(null);
  /** Every square is asked who could come to it. */
  asking = $state(false);
  told = $state(""); // who could
  /** The square to which the pointer shows the way. */
  path: readonly Square[] = $state.raw([]);
  private plan: Plan | null = null;

  constructor(private readonly choose: (option: Option) => void) {}

  select(token: string | null): void {
    this.selected = this.selected === token ? null : token;
    this.path = [];
  }

  /** Tab and the keys go from figure to figure. */
  selectNext(decision: Decision | null): string | null {
    const all = actorsIn(decision);
    this.selected = all[(all.indexOf(this.selected ?? "") + 1) % all.length] ?? null;
    return this.selected;
  }

  walk(token: string, path: readonly Square[], decision: Decision, view: View): void {
    this.plan = { kind: "walk", token, path, begun: decision.step === "move" };
    this.path = [];
    this.goOn(decision, view);
  }

  attack(token: string, target: string, decision: Decision): void {
    const option = optionWith(decision, "attack", "token", token);
    if (!option) return;
    this.plan = { kind: "attack", token, target };
    this.choose(option);
  }

  /** A question is open: the next choice of what was begun, or nothing if it is not offered any more. */
  goOn(decision: Decision, view: View): boolean {
    const { plan } = this;
    if (!plan) return false;
    const option = plan.kind === "walk" ? this.nextStep(plan, decision, view) : this.hit(plan, decision);
    if (option) this.choose(option);
    else this.plan = null;
    return option !== null;
  }

  private hit(plan: Plan & { kind: "attack" }, decision: Decision): Option | null {
    this.plan = null;
    return decision.step === "attack" ? optionWith(decision, "target", "token", plan.target) : null;
  }

  /** Where he has come to is looked up in the way: a step without alternative is made by the server. */
  private nextStep(plan: Plan & { kind: "walk" }, decision: Decision, view: View): Option | null {
    if (decision.step === "action" && !plan.begun) {
      plan.begun = true;
      return optionWith(decision, "move", "token", plan.token);
    }
    if (decision.step !== "move" || view.actor !== plan.token) return null;
    const here = tokenOf(view, plan.token);
    const at = plan.path.findIndex(([x, y]) => x === here?.x && y === here?.y);
    const [from, to] = [plan.path[at], plan.path[at + 1]];
    if (!from) return null;
    if (!to) return optionWith(decision, "exchange") ? null : optionWith(decision, "stop");
    const way = wayTo(from, to);
    return way && optionWith(decision, "step", "direction", way);
  }
}

export const providePlay = (choose: (option: Option) => void): Play => setContext(KEY, new Play(choose));
export const usePlay = (): Play => getContext<Play>(KEY);
