/** The view of Dungeonville as the server sends it. Made by `undercroft types`; do not edit. */

/** A place in town with the adventurer who waits there. */
export interface Place {
  place: string;
  price: number;
  adventurer: string;
}

/** The Deed House. */
export interface House {
  deeds: number; // how many lie there
  known: string[]; // those of them that everybody knows; all of them when the match is over
}

/** A dungeon with what lies on and beside its entrance. */
export interface Dungeon {
  id: string;
  deck: number; // cards that nobody has drawn, a peeked top card included
  discard: string[]; // cards, the latest last
  blood: number[]; // markers by seat
  pawns: number[]; // seats whose parties stand here
  top: string | null; // the top card, for whoever has peeked at it
}

/** What lies in front of a player. */
export interface Player {
  seat: string; // P1, P2, ...
  party: string[];
  treasure: string[];
  loot: string[]; // found in this round, not yet brought home
  wealth: number; // gold that could be paid now, tokens included
  tokens: number;
  supply: number; // markers left, never less than 0
  zone: number[]; // markers in the death zone by seat
  pawn: string | null; // the dungeon where it stands
  deed: string | null; // one's own, or a public one
  deed_public: boolean;
  points: number | null; // one's own; everybody's when the match is over
  most: number; // that the viewer must reckon with: by the deed where it is open to him, else by the best that it may be
  false_claim: boolean; // a false claim in this round
  must_hire: boolean; // the party is smaller than the minimum
}

/** The fighters of one participant of a battle. */
export interface LineUp {
  seat: number;
  ready: boolean;
  fighters: string[]; // as many as the viewer may see, in order
  survivors: number | null; // null before the first duel
}

/** The battle that is being fought. */
export interface BattleView {
  lineups: LineUp[]; // in stone order
  duel: number; // duels revealed so far
  winner: number | null; // seat that won the duel just revealed
}

/** What the next card may bring: numbers of cards not yet seen. */
export interface Odds {
  cards: number; // all of them
  letters: Record<"A" | "B" | "C" | "D" | "E", number>; // rooms of each letter
  death: number; // rooms that kill somebody
  item: number;
  flee: number; // rooms that kill nobody
  average_gold: number; // of a card, as far as it can still be carried
  room_left: number; // gold that can still be carried
  at_stake: number; // cards of loot
  dies: Record<string, number>; // by adventurer: rooms of his letter
}

/** The visit that is being made. */
export interface VisitView {
  seat: number;
  dungeon: string;
  letters: Record<string, "A" | "B" | "C" | "D" | "E" | null>; // by member; null: no letter
  room: string | null; // the room on the table
  victim: string | null; // who dies or has died of it
  may_flee: boolean;
  carried: number; // gold
  limit: number; // gold
  sacked: string[]; // loot that does not weigh
  odds: Odds | null; // null without the odds helper
}

/** What an entrance means for one's own party. */
export interface EntranceOdds {
  death: number; // cards that would kill somebody
  cards: number; // cards not yet seen
}

/** Everything on the table, as one seat or a spectator sees it. */
export interface DungeonvilleView {
  step: "lute" | "make-room" | "hire" | "payment" | "send" | "line-up" | "cloak" | "new-order" | "axe" | "banner" | "beads" | "oracle" | "net" | "who-dies" | "rescue" | "which-mule" | "holy-water" | "glove" | "drop" | "take" | "flee" | "buy-deed" | "claim-point" | "pause" | null;
  to_act: number[];
  game: "dungeonville";
  viewer: number | null; // seat; null: a spectator
  round: number;
  cap: number | null; // the last round; null: no limit
  goal: number; // points needed
  phase: "hiring" | "sending" | "battle" | "exploring" | "collecting";
  stone: number; // seat that holds the Seeing Stone
  over: boolean;
  town: Place[]; // the cheapest place first
  deck: number; // adventurers
  discard: string[]; // adventurers, the latest last
  house: House;
  dungeons: Dungeon[];
  players: Player[]; // by seat
  battle: BattleView | null;
  visit: VisitView | null;
  entrances: Record<string, EntranceOdds> | null; // by dungeon: while pawns are sent, with the odds helper
}
