/** The words around a decision: why it is asked, an option in two lines, its icon and its key. */
import type { Data, Decision, Option, Texts } from "../../shell/board";
import { optionIcon } from "./model/icons";
import { own } from "../common/view";
import { asView } from "./model/view";

const PLACES = ["food", "reputation", "dig", "mine", "imps", "traps", "hire", "room"];
const NAMED = new Set(["order", "lock", "hide"]); // the question says what is done with the card
const SHORT = new Set([
  "order",
  "lock",
  "hide",
  "take-back",
  "dig",
  "build",
  "defend",
  "spy",
  "mine",
  "pay-gold",
  "confirm",
  "stop",
  "pass",
  "ghosts",
]);

// Who only presses Enter should not give something away.
const SELDOM = new Set([
  "no-trap",
  "no-monster",
  "stop",
  "pass",
  "decline",
  "done",
  "let-go",
  "face-down",
  "gain-evil",
]);

/** The first answer that does something; taxes are paid in full. */
export function start(decision: Decision): number {
  if (decision.options.every((option) => option.label === "pay-gold")) return decision.options.length - 1;
  return Math.max(
    0,
    decision.options.findIndex((option) => !SELDOM.has(option.label)),
  );
}

export function reason(data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const id = `dl-why-${decision.step}`;
  if (!texts.has(id)) return "";
  const first = decision.options[0]?.args ?? {};
  return texts.say(id, {
    ...first,
    chosen: own(view)?.orders.length ?? 0,
    hiding: decision.options[0]?.label === "hide" ? "yes" : "no",
    workers: own(view)?.idle ?? 0,
    trolls: own(view)?.idle_trolls ?? 0,
    purse: own(view)?.gold ?? 0,
    round: view.round,
    trap: view.battle?.trap ?? "",
  });
}

/** The sentence of an option: what is done, and in a second line what belongs to it. */
export function halves(sentence: string): [string, string] {
  const whole = sentence.replace(/(\d)-(\d)/g, "$1\u2060-\u2060$2"); // a cell stays on one line
  const at = whole.search(/\. | \(/);
  if (at < 0) return [whole, ""];
  const rest = whole[at] === "." ? whole.slice(at + 2) : whole.slice(at + 2).replace(")", "");
  return [whole.slice(0, at), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

export function label(option: Option, texts: Texts, step: string): string {
  if (NAMED.has(option.label)) return texts.name(String(option.args["order"]));
  return halves(texts.option(option, step))[0];
}

export function consequence(option: Option, _view: Data, decision: Decision, texts: Texts): string {
  return halves(texts.option(option, decision.step))[1];
}

export function icon(option: Option): string | null {
  return optionIcon(option);
}

/** Orders have the number that is printed on them. */
export function key(option: Option): string | null {
  const place = PLACES.indexOf(String(option.args["order"] ?? ""));
  return place < 0 ? null : String(place + 1);
}

export function brisk(decision: Decision): boolean {
  return decision.options.every((option) => SHORT.has(option.label) || option.label === "decline");
}
