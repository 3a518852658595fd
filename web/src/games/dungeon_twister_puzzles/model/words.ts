/** Tokens and numbers in words, and what their ids say. */
import type { Texts } from "../../../shell/board";
import { COLOURS, type Colour } from "./notation";
import type { Placed } from "./tokens";

/** Whose token it is; null: a monk. */
export const colourOf = (id: string): Colour | null => COLOURS.find((colour) => id.startsWith(`${colour}-`)) ?? null;

export function kindIn(id: string): string {
  const colour = colourOf(id);
  return colour ? id.slice(colour.length + 1) : "neutral_monk";
}

/** An object, and no character. */
export const isThing = (kind: string, texts: Texts): boolean =>
  texts.entries("objects").some((entry) => entry["id"] === kind);

/** "Warrior (blue)", "Monk". */
export function tokenName({ colour, kind }: Pick<Placed, "colour" | "kind">, texts: Texts): string {
  return colour ? texts.say("pz-token", { colour, kind }) : texts.name(kind);
}

/** The values of the action cards, the lowest first. */
export function actionCards(texts: Texts): number[] {
  const cards = texts.entries("cards").filter(({ kind }) => kind === "action");
  return cards.map(({ value }) => Number(value)).sort((a, b) => a - b);
}

/** The words of a stepper. */
export const steps = (label: string, texts: Texts): { label: string; less: string; more: string } => ({
  label,
  less: texts.say("pz-less", { what: label }),
  more: texts.say("pz-more", { what: label }),
});
