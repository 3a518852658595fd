/** What a card shows: its action above, what it builds below. */
import type { Texts } from "../../../shell/board";

export interface Built {
  element: string; // "wall", "goblin", "improvement" …
  shape: string | null; // of a wall formation
}

export const actionOf = (texts: Texts, card: string): string => String(texts.entry(card)["action"] ?? "");

export const isHeroAction = (texts: Texts, action: string): boolean => texts.entry(action)["kind"] === "hero";

export function buildOf(texts: Texts, card: string): Built[] {
  const build = (texts.entry(card)["build"] ?? []) as { element: string; shape?: string }[];
  return build.map(({ element, shape }) => ({ element, shape: shape ?? null }));
}

type Cells = readonly (readonly [number, number])[];

/** All ways in which a shape can be turned and mirrored, as the options number them. */
export const orientationsOf = (texts: Texts, shape: string): readonly Cells[] =>
  texts.entry(shape)["orientations"] as unknown as readonly Cells[];

const ICONS: Record<string, string> = {
  axe: "wood-axe",
  dragon_breath: "dragon-breath",
  energy_drink: "soda-can",
  goblin_dagger: "plain-dagger",
  useful_junk: "trash-can",
  orc_club: "wood-club",
  talisman: "gem-pendant",
  cursed_blade: "bloody-sword",
  aim_boost: "on-target",
  bomb: "unlit-bomb",
  curse: "cursed-star",
  healing_potion: "health-potion",
  shield: "checked-shield",
  jump: "jump-across",
  poisoned_weapon: "dripping-sword",
};

export const actionIcon = (action: string): string => ICONS[action] ?? "card-pickup";
