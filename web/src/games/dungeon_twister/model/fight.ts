/** How a combat comes out, as the news tell it: the cards that are turned up, and who falls. */
import type { GameEvent } from "../../../shell/board";
import type { CombatView, View } from "./view";
import { kindOf, ownerOf } from "./view";

export interface Shown {
  cards: Record<number, number>; // by seat, turned up
  result: "won" | "tied" | "goblin" | null; // null: not fought yet
  winner: number | null; // seat
  fallen: string[]; // tokens
}

export const COVERED: Shown = { cards: {}, result: null, winner: null, fallen: [] };

/** A combat, and what of it has been turned up. */
export interface Fought {
  combat: CombatView;
  shown: Shown;
}

/** A moment of a reveal. */
export interface Beat extends Fought {
  ms: number;
  told: number; // of the news: a card turns before it is said what became of it
}

const COVER = 450;
const CARDS = 1700;
const READING = 2400;

/** Both cards still lie face down, both turn up in one moment, the losers fall. */
export function beatsOf(news: readonly GameEvent[], before: View): Beat[] {
  const { combat } = before;
  if (!combat || !isFought(news)) return [];
  const all = shownIn(news, combat, before);
  const first = news.findIndex(({ id }) => id === "fights-with");
  const cards = { ...COVERED, cards: all.cards };
  const turned = news.findLastIndex(({ id }) => id === "fights-with") + 1;
  return [
    { combat, shown: COVERED, ms: COVER, told: Math.max(first, 0) },
    { combat, shown: cards, ms: turned ? CARDS : 0, told: turned },
    { combat, shown: all, ms: READING, told: news.length },
  ];
}

/** Whether these news turn a combat's cards up. */
export function isFought(news: readonly GameEvent[]): boolean {
  return news.some(({ id }) => id === "fights-with" || id === "goblin-wins");
}

export function shownIn(news: readonly GameEvent[], combat: CombatView, view: View): Shown {
  const shown: Shown = { ...COVERED, cards: {}, fallen: [] };
  for (const { id, args } of news) {
    if (id === "fights-with") shown.cards[Number(args["seat"])] = Number(args["combat"]);
    if (id === "combat-won" || id === "goblin-wins") {
      shown.result = id === "combat-won" ? "won" : "goblin";
      shown.winner = Number(args["seat"]);
    }
    if (id === "combat-tied") shown.result = "tied";
    if (id === "wounded" || id === "killed") shown.fallen.push(...those(args, combat, view));
  }
  return shown;
}

function those(args: GameEvent["args"], { attackers, defenders }: CombatView, view: View): string[] {
  const all = [...attackers.tokens, ...defenders.tokens];
  return all.filter((token) => kindOf(token) === args["character"] && ownerOf(view, token) === args["owner"]);
}
