/** The words around a decision: what an option brings, which icon it has. */
import type { Data, Decision, Option, Texts } from "../../shell/board";
import { asView } from "./model/view";

const ICONS: Record<string, string> = { bid: "two-coins", roll: "perspective-dice-six-faces-random", climb: "ladder" };

export function icon(option: Option): string | null {
  return ICONS[option.label] ?? null;
}

export function consequence(option: Option, data: Data, _decision: Decision, texts: Texts): string {
  const { find, points, viewer } = asView(data);
  const own = viewer === null ? 0 : (points[viewer] ?? 0);
  if (option.label === "roll") return texts.say("tl-then-roll", { find });
  if (option.label === "climb") return texts.say("tl-then-climb", { points: shown(own + find) });
  return texts.say("tl-then-bid", { points: shown(own - Number(option.args["points"])) });
}

/** With a true minus; Fluent still counts what is not below zero. */
function shown(points: number): string | number {
  return points < 0 ? `−${-points}` : points;
}
