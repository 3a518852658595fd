/** The words around a decision: why it is asked, an option in two lines, its icon and its key. */
import type { Data, Decision, Option, Texts } from "../../shell/board";
import { optionIcon } from "./model/icons";
import { fitting } from "./model/preview";
import { casesOf, counted, layingFor } from "./model/odds";
import { actorOf } from "./model/spots";
import { asView, kindOf } from "./model/view";

export function reason(data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const id = `dt-why-${decision.step}`;
  return texts.has(id) ? texts.say(id, { left: view.ap, card: view.card, steps: view.move?.steps ?? 0 }) : "";
}

const CAPITAL = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Thief: walk"; a thing by its name alone. */
export function label(option: Option, texts: Texts, step: string): string | null {
  const actor = actorOf(option);
  if (step === "action" && actor && texts.has(`dt-verb-${option.label}`))
    return `${texts.name(kindOf(actor))}: ${texts.say(`dt-verb-${option.label}`)}`;
  if (option.label === "pick") return texts.name(String(option.args["kind"]));
  if (option.label === "combat") return `+${String(option.args["combat"])}`;
  return null;
}

export function consequence(option: Option, data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const actor = actorOf(option);
  if (option.label === "pick") return CAPITAL(values(option, texts));
  if (option.label === "end-turn") return view.ap > 0 ? texts.say("dt-then-end", { left: view.ap }) : "";
  if (option.label === "move" && actor) {
    const steps = Math.max(
      ...(view.reach.find(({ token }) => token === actor)?.squares ?? []).map(([, , at = 0]) => at),
    );
    return Number.isFinite(steps) ? texts.say("dt-then-move", { steps }) : "";
  }
  const fights = view.fights.filter(({ attacker, target }) =>
    decision.step === "attack" ? target === option.args["token"] : option.label === "attack" && attacker === actor,
  );
  if (fights.length)
    return fights
      .map(({ target, own, other }) => texts.say("dt-then-fight", { target: texts.name(kindOf(target)), own, other }))
      .join("; ");
  if (option.label === "combat") return against(option, data, texts);
  if (option.label === "rotate") return fitting(view, texts, String(option.args["turn"]));
  return "";
}

/** "6 + 3 = 9: wins 2, ties 2, loses 3" */
function against(option: Option, data: Data, texts: Texts): string {
  const [view, card] = [asView(data), Number(option.args["combat"])];
  const strength = layingFor(view)?.own.strength ?? 0;
  return texts.say("dt-then-card", { strength, card, sum: strength + card, ...counted(casesOf(view, texts, card)) });
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

export function brisk(decision: Decision): boolean {
  if (decision.step === "action") return decision.options.length > MANY;
  return ["pick", "room", "place", "to", "step", "lay", "hold", "combat"].includes(decision.options[0]?.label ?? "");
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
