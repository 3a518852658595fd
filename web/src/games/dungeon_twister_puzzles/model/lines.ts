/** Actions of a solution in words: who does what, then the choices on the way, steps as arrows. */
import type { Data, Texts } from "../../../shell/board";
import { colourOf, kindIn } from "./words";

/** An action as the coach tells it. */
export interface Action {
  label: string; // its verb; empty: it was begun before the question
  token: string;
  choices: readonly string[];
}

/** A piece of a line: what is shown, and what is read aloud where that differs. */
export interface Piece {
  text: string;
  spoken?: string;
}

const ARROWS: Record<string, string> = { north: "↑", east: "→", south: "↓", west: "←" };
const SILENT = new Set(["stop", "exchange", "hold-no-more"]);
/** The argument of a choice, by its label; a token brings whose and what it is. */
const ARGUMENT: Record<string, string> = {
  rotate: "turn",
  to: "square",
  place: "square",
  over: "direction",
  towards: "direction",
  at: "edge",
  illusion: "illusion",
  combat: "combat",
};
const TOKENS = new Set(["hold", "target", "give-up"]);
/** The step in which a choice of an action is made, where its words depend on it. */
const STEPS: Record<string, string> = {
  lock: "lock",
  break: "break",
  breach: "breach",
  conjure: "conjure-at",
  shoot: "fire",
  breathe: "fire",
  steal: "steal-what",
};

const tokenArgs = (id: string): Data => ({ token: id, character: kindIn(id), colour: colourOf(id) ?? "" });

export function actionText({ label, token }: Action, texts: Texts): string {
  if (!label) return texts.say("pz-goes-on");
  return texts.option({ code: 0, label, args: tokenArgs(token), targets: [], text: label }, "action");
}

/** What is chosen on the way; steps that follow each other are one piece. */
export function choicePieces({ label: verb, choices }: Action, texts: Texts): Piece[] {
  const pieces: Piece[] = [];
  let steps: string[] = [];
  const walk = (): void => {
    if (steps.length) pieces.push(walkPiece(steps, texts));
    steps = [];
  };
  for (const choice of choices) {
    const [label = "", value = ""] = choice.split(" ");
    if (label === "step") {
      steps.push(value);
      continue;
    }
    walk();
    const text = label === verb || SILENT.has(label) ? null : choiceText(label, value, verb, texts);
    if (text) pieces.push({ text });
  }
  walk();
  return pieces;
}

function walkPiece(steps: readonly string[], texts: Texts): Piece {
  const named = steps.map((way) =>
    texts.option({ code: 0, label: "step", args: { direction: way }, targets: [], text: way }, "move"),
  );
  return { text: steps.map((way) => ARROWS[way] ?? way).join(""), spoken: named.join(", ") };
}

function choiceText(label: string, value: string, verb: string, texts: Texts): string {
  const name = ARGUMENT[label];
  const args: Data = TOKENS.has(label) ? tokenArgs(value) : name ? { [name]: value } : {};
  return texts.option({ code: 0, label, args, targets: [], text: `${label} ${value}`.trim() }, STEPS[verb] ?? verb);
}
