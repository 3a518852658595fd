/** What happened in the present visit, told by the news since `visit`. */
import type { GameEvent } from "../../../../shell/board";
import { lastIndex, seatOf, word } from "../../model/news";
import type { VisitView } from "../../model/view";

export type Fate = "open" | "took" | "left" | "found" | "netted" | "dropped";

export interface Revealed {
  card: string;
  fate: Fate;
  died: string | null;
  saved: boolean; // somebody would have died here and did not, or came back
}

export interface Death {
  adventurer: string;
  room: number; // 1: the first card of the visit
}

export interface Visit {
  seat: number;
  dungeon: string;
  cards: Revealed[];
  dead: Death[];
  copied: Record<string, string>; // Oracle or Jester: whose letter it has
  ended: string | null; // fled, wiped-out, ran-away, nothing-left
}

const ENDS = new Set(["fled", "wiped-out", "ran-away", "nothing-left"]);

export function visitOf(history: readonly GameEvent[]): Visit | null {
  const start = lastIndex(history, "visit");
  const first = history[start];
  if (first === undefined) return null;
  const visit: Visit = {
    seat: seatOf(first),
    dungeon: word(first, "dungeon"),
    cards: [],
    dead: [],
    copied: {},
    ended: null,
  };
  for (const event of history.slice(start + 1)) {
    if (visit.ended !== null) break;
    follow(visit, event);
  }
  return visit;
}

/** Without the news, as in a match that began in the middle: what is carried, and the room that lies open. */
export function visitNow(visit: VisitView, loot: readonly string[]): Visit {
  const cards = [...loot, ...(visit.room && !loot.includes(visit.room) ? [visit.room] : [])];
  const revealed = cards.map((card): Revealed => ({
    card,
    fate: card === visit.room ? "open" : "took",
    died: null,
    saved: false,
  }));
  return { seat: visit.seat, dungeon: visit.dungeon, cards: revealed, dead: [], copied: {}, ended: null };
}

function follow(visit: Visit, event: GameEvent): void {
  const last = visit.cards.at(-1);
  if (ENDS.has(event.id)) visit.ended = event.id;
  else if (event.id === "revealed")
    visit.cards.push({ card: word(event, "card"), fate: "open", died: null, saved: false });
  else if (event.id === "jester" || event.id === "oracle")
    visit.copied[word(event, "adventurer")] = word(event, "other");
  else if (event.id === "dropped") mark(visit, word(event, "card"), "dropped");
  else if (event.id === "too-heavy") mark(visit, word(event, "card"), "left");
  else if (event.id === "used" && last) use(last, word(event, "item"));
  else if (event.id === "died") die(visit, word(event, "adventurer"));
  else if (event.id === "returned") comeBack(visit, word(event, "adventurer"));
  else if (event.id === "took" || event.id === "left" || event.id === "found")
    mark(visit, word(event, "card"), event.id);
}

function mark(visit: Visit, card: string, fate: Fate): void {
  const found = visit.cards.findLast((revealed) => revealed.card === card);
  if (found) found.fate = fate;
}

function use(last: Revealed, item: string): void {
  if (item === "item-ratcatcher") last.fate = "netted";
  if (item === "item-footman") last.saved = true;
}

function die(visit: Visit, adventurer: string): void {
  visit.dead.push({ adventurer, room: visit.cards.length });
  const last = visit.cards.at(-1);
  if (last) last.died = adventurer;
}

function comeBack(visit: Visit, adventurer: string): void {
  visit.dead = visit.dead.filter((death) => death.adventurer !== adventurer);
  const last = visit.cards.at(-1);
  if (last) last.saved = true;
}
