/** The words around a decision: why it is asked, an option in two lines, its icon and its key. */
import type { Data, Decision, Option, Texts } from "../../shell/board";
import { actionIcon } from "./model/cards";
import { cellOf, signs } from "./model/cells";
import { later } from "./parts/later.svelte";
import { asView, drawnBy, type View } from "./model/view";

export function reason(data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const first = decision.options[0];
  const what = decision.step === "build" ? (first?.label ?? "") : "";
  const id = `dd-why-${decision.step}${what ? `-${what}` : ""}`;
  if (!texts.has(id)) return "";
  const seat = decision.step === "path" ? drawnBy(view, view.viewer ?? 0) : (view.fight?.seat ?? view.viewer ?? 0);
  return texts.say(id, { seat, strength: view.fight?.strength ?? 0, damage: view.fight?.damage ?? 0 });
}

const ACTIONS = new Map([
  ["play", "dd-play"],
  ["lay", "dd-lay"],
]);

/** "Up to C6": where the step leads stands before the cell. What an action does stands below its name. */
export function label(option: Option, texts: Texts): string | null {
  if (option.label === "go")
    return texts.say("dd-go", { way: String(option.args["way"]), cell: String(option.args["cell"]) });
  if (option.label === "blast") return String(option.args["cell"]);
  if (option.label === "improve") return texts.name(String(option.args["track"]));
  const action = ACTIONS.get(option.label);
  return action ? texts.say(action, option.args) : null;
}

const SIGNS: Record<string, string> = { T: "trap", G: "goblin", O: "orc", D: "dragon" };

/** What a step meets; what a strength leads to. */
export function consequence(option: Option, data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  if (option.label === "go") {
    const sheet = view.dungeons[drawnBy(view, view.viewer ?? 0)]?.sheet ?? [];
    const met = SIGNS[signs(sheet).charAt(cellOf(String(option.args["cell"])))];
    if (option.args["safe"] === 0) return texts.say("dd-dead-end");
    return met ? texts.name(met) : "";
  }
  if (option.label === "improve") {
    const own = view.dungeons[view.viewer ?? 0]?.tracks[String(option.args["track"])];
    return own?.next ? texts.say("dd-then-box", { next: own.next }) : "";
  }
  if (option.label === "blast") {
    const sheet = view.dungeons[Number(option.args["victim"])]?.sheet ?? [];
    return texts.name(SIGNS[signs(sheet).charAt(cellOf(String(option.args["cell"])))] ?? "");
  }
  if (ACTIONS.has(option.label)) return actionBrings(option, view, texts);
  if (decision.step === "dungeon-action" && option.label === "stop" && view.fight) {
    if (view.fight.element === "trap") return texts.say("dd-then-trap", { damage: view.fight.damage });
    return texts.say("dd-then-strength", { strength: view.fight.strength - 3 * view.fight.curses });
  }
  return "";
}

function actionBrings({ args }: Option, { fight }: View, texts: Texts): string {
  const action = String(args["action"]);
  if (fight && Number(args["more"]) > 0)
    return texts.say("dd-then-strength", { strength: Number(args["strength"]) - 3 * fight.curses });
  const wins = fight && fight.element !== "trap" ? (later.fights?.winsWith(action, fight) ?? null) : null;
  return wins === null
    ? String(texts.facts(action)["text"])
    : texts.say("dd-then-wins", { percent: Math.round(wins * 100) });
}

export function icon(option: Option): string | null {
  const { action, card } = option.args;
  if (action !== undefined) return actionIcon(String(action));
  if (card !== undefined) return "card-pickup";
  if (option.label === "confirm" || option.label === "done" || option.label === "stop") return "check-mark";
  return option.label === "go" || option.label === "leave" || option.label === "erase" ? "footsteps" : "pencil";
}

const ARROWS: Record<string, string> = { up: "ArrowUp", right: "ArrowRight", down: "ArrowDown", left: "ArrowLeft" };

/** A step of the path has the arrow of its direction. */
export const key = (option: Option): string | null =>
  option.label === "go" ? (ARROWS[String(option.args["way"])] ?? null) : null;

export const brisk = ({ options }: Decision): boolean => ["draw", "hide"].includes(options[0]?.label ?? "");

/** Where something is drawn the sheet is the form, and the list of all places waits behind it. */
export function aside({ options }: Decision, texts: Texts): string | null {
  const first = options[0]?.label ?? "";
  return ["walls", "draw", "hide"].includes(first) && options.length > 1
    ? texts.say("dd-as-list", { count: options.length })
    : null;
}
