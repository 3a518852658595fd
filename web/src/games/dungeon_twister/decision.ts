/** The words around a decision: why it is asked, an option in two lines, its icon and its key. */
import type { Data, Decision, Group, Option, Texts } from "../../shell/board";
import { screen } from "../../shell/ui/screen.svelte";
import { optionIcon } from "./model/icons";
import { actorOf } from "./model/spots";
import { asView, kindOf } from "./model/view";
import { brings } from "./parts/brings.svelte";

export function reason(data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const id = `dt-why-${decision.step}`;
  return texts.has(id) ? texts.say(id, { left: view.ap, card: view.card, steps: view.move?.steps ?? 0 }) : "";
}

const CAPITAL = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What one figure can do stands together, under its name. */
export function group(option: Option, { step, options }: Decision, texts: Texts): Group | null {
  const actor = actorOf(option);
  const verb = `dt-verb-${option.label}`;
  if (step !== "action" || !actor || !texts.has(verb)) return null;
  const at = options.filter((each) => actorOf(each) === actor).indexOf(option);
  return { title: texts.name(kindOf(actor)), at, label: CAPITAL(texts.say(verb)) };
}

/** "Thief: walk"; a thing by its name alone. */
export function label(option: Option, texts: Texts, step: string): string | null {
  const actor = actorOf(option);
  if (step === "action" && actor && texts.has(`dt-verb-${option.label}`))
    return `${texts.name(kindOf(actor))}: ${texts.say(`dt-verb-${option.label}`)}`;
  if (option.label === "pick") return texts.name(String(option.args["kind"]));
  if (option.label === "combat") return `+${String(option.args["combat"])}`;
  return null;
}

/** What it brings is worked out when turns are played; before that there are only values. */
export function consequence(option: Option, data: Data, decision: Decision, texts: Texts): string {
  if (option.label === "pick") return CAPITAL(values(option, texts));
  return asView(data).phase === "turn" ? (brings()?.(option, data, decision, texts) ?? "") : "";
}

function values(option: Option, texts: Texts): string {
  const { move, combat } = texts.entry(String(option.args["kind"])) as { move?: number; combat?: number };
  return move === undefined ? "" : texts.say("dt-values", { move, combat: combat ?? 0 });
}

export const icon = (option: Option): string | null => optionIcon(option);

const KEYS: Record<string, string> = { "own-left": "l", "own-right": "r", "partner-left": "L", "partner-right": "R" };

/** Combat cards have their value; turns the letter of their direction, Shift for the twin; T ends the turn. */
export function key(option: Option): string | null {
  if (option.label === "end-turn") return "t";
  if (option.label === "combat") return String(option.args["combat"]);
  if (option.label === "card") return String(option.args["card"]);
  if (option.label === "stop") return "s";
  return KEYS[String(option.args["turn"] ?? "")] ?? null;
}

const MANY = 6; // actions; more of them stand two beside each other

export function brisk(decision: Decision): boolean | "slim" {
  if (decision.step === "action") return decision.options.length > MANY;
  if (decision.options[0]?.label === "combat") return screen.width === "narrow" || "slim";
  return ["pick", "room", "place", "to", "step", "lay", "hold"].includes(decision.options[0]?.label ?? "");
}

/** Ending the turn with points left is asked once more. */
export function confirm(option: Option, data: Data, texts: Texts) {
  const { ap } = asView(data);
  if (option.label !== "end-turn" || ap === 0) return null;
  return {
    title: texts.say("dt-end-early"),
    text: texts.say("dt-end-early-why", { left: ap }),
    yes: texts.say("dt-end-early-yes"),
    no: texts.say("dt-end-early-no"),
  };
}
