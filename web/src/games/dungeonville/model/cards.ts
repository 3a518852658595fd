/** Cards as the board draws them, read from the content by way of the shell's texts. */
import type { Texts } from "../../../shell/board";
import { CLASS_ICON, ITEM_ICON } from "./icons";
import type { Letter, View } from "./view";

export type Colour = "red" | "blue" | "green" | "yellow" | "neutral";

export interface Adventurer {
  id: string;
  name: string;
  rank: number;
  class: string; // name in the present language
  icon: string;
  colour: Colour;
  letters: Record<string, Letter> | null; // by dungeon; null: chosen on entering
}

export interface DungeonCard {
  id: string;
  name: string;
  item: boolean;
  dungeon: string;
  letter: Letter | null;
  gold: number; // what it pays by its print
  icon: string;
  text: string;
}

export function adventurerOf(texts: Texts, id: string): Adventurer {
  const entry = texts.entry(id);
  const kind = String(entry["class"] ?? "");
  return {
    id,
    name: texts.name(id),
    rank: Number(entry["rank"] ?? 0),
    class: texts.name(kind),
    icon: CLASS_ICON[kind] ?? "third-eye",
    colour: (entry["colour"] ?? "neutral") as Colour,
    letters: (entry["letters"] ?? null) as Record<string, Letter> | null,
  };
}

/** "Crypt A, Rathaus C": what the picture of a card tells besides its name, for readers who hear it. */
export function lettersOf(
  { texts, view }: { texts: Texts; view: Pick<View, "dungeons"> },
  { letters }: Adventurer,
  lent: Letter | null = null,
): string {
  if (!letters) return lent ? texts.say("dv-letter-is", { letter: lent }) : texts.say("dv-on-entering");
  return view.dungeons.map(({ id }) => `${texts.name(id)} ${letters[id]}`).join(", ");
}

export function cardOf(texts: Texts, id: string): DungeonCard {
  const entry = texts.entry(id);
  const item = id.startsWith("item-");
  return {
    id,
    name: texts.name(id),
    item,
    dungeon: String(entry["dungeon"] ?? ""),
    letter: (entry["letter"] ?? null) as Letter | null,
    gold: Number(entry[item ? "pays" : "gold"] ?? 0),
    icon: ITEM_ICON[id] ?? "open-treasure-chest",
    text: String(texts.facts(id)["text"] ?? ""),
  };
}

/** Treasure in the order of its value, items last. */
export function byValue(texts: Texts, cards: readonly string[]): DungeonCard[] {
  const shown = cards.map((card) => cardOf(texts, card));
  return shown.sort((a, b) => Number(a.item) - Number(b.item) || b.gold - a.gold || a.name.localeCompare(b.name));
}

export function isItem(card: string): boolean {
  return card.startsWith("item-");
}
