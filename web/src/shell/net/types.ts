/** The shapes of docs/protocol.md. */
import type { Data, Decision, GameEvent, Json, Result } from "../board";
import type { Lang } from "../words/bundle";

export interface Guest {
  id: string;
  name: string;
}

export interface GameOption {
  name: string;
  values: (string | number)[];
  default: Record<string, string | number>; // by number of players
  rule: string;
  seat: boolean; // whether its numbers stand for seats, counted from 1
}

export interface GameFacts {
  name: string;
  title: string;
  players: number[];
  minutes: [number, number]; // shortest and longest usual time; [0, 0]: nobody has said
  designers: string[];
  year: number;
  stage: string; // "planned", "alpha", "beta", "stable" or "example"
  playable: boolean; // planned games stand on the shelf, nothing more
  box: Box;
  first_game: FirstGame | null;
  seat_args: string[]; // arguments, beside "seat", whose numbers stand for seats
  page: string; // address of a page of its own: "/training"
  part_of: string; // the game in whose box it lies, or ""
  pack: string | null; // the title of the cards, where they are not the standard ones
  options: GameOption[];
  advice: AdviceTopic[]; // what can be asked beside a bot's hint
  parts: GameFacts[]; // what belongs to it and is played at tables of its own
}

/** How a game stands on the shelf. */
export interface Box {
  lines: string[]; // its title, line by line
  icon: string;
  ink: string;
  from: string;
  to: string;
}

/** A game that is explained while it is played, one click from the home page. */
export interface FirstGame {
  players: number;
  options: Record<string, string | number>;
  level: string;
}

export interface Level {
  id: string;
  name: Record<Lang, string>;
  character: Record<Lang, string>;
}

export interface Games {
  games: GameFacts[];
  levels: Level[];
  clocks: (number | null)[]; // seconds for one decision; null: no clock
  day: string; // today (UTC), "2026-11-15"
}

export type Wish = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };

export interface TableSeat {
  kind: "guest" | "bot" | "open";
  name: string | null;
  level: string | null;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  public: boolean;
  clock: number | null;
  status: "open" | "playing" | "over" | "abandoned";
  damaged: boolean; // what is stored of it makes no match
  host: boolean;
  you: number | null;
  your_turn: boolean;
  to_act: number[];
  round: string | number | null;
  created: string | number;
  seed: number | null; // of a puzzle
  advice: string[]; // the topics that may be asked about here
  seats: TableSeat[];
  here?: boolean[];
  away?: (number | null)[]; // since when nobody of a seat is there, where that is known
  takeback?: Takeback | null;
  rematch?: { table: string; seat: number } | null; // the table that follows, and who wanted it
  watching: Watching; // what those may do who do not sit here
  watchers: Watcher[]; // told to the host only
  result: Result | null;
}

export type Watching = "open" | "muted" | "closed";

/** A guest who watches, or who did until the host sent him away. */
export interface Watcher {
  id: string;
  name: string;
  welcome: boolean;
}

/** Somebody asks for his last choice back; done when all needed seats have agreed. */
export interface Takeback {
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number>;
  public: boolean;
  clock: number | null;
  seats: Wish[];
  start: boolean;
  seed?: number; // of a puzzle
  advice?: boolean; // without: against bots only
}

/** News: they stand in place of all that was told from that place on. The mark stands for everything up to here. */
export interface Item {
  from: number;
  events: GameEvent[];
  mark: number;
}

export interface Now {
  view: Data;
  decision: Decision | null;
  can_undo: boolean;
  can_rewind: boolean; // with the consent of the others
  result: Result | null;
  deadline: string | number | null;
}

export interface Chat {
  seat: number | null;
  name: string;
  text: string;
  at: string | number;
}

export interface HintReason {
  choice: string;
  share: number | null;
  value: number | null;
}

/** An aspect in which a choice is better, or worse, than another; its sentence is the game's. */
export interface Ground {
  aspect: string;
  better: boolean;
  times: number; // in how many of the cases
  told: boolean; // whether the facts show it
  facts: Data;
}

export interface Hint {
  bot: string;
  choice: string;
  why: { than: string; cases: number; ahead: boolean; grounds: Ground[] } | null; // null: the bot cannot say
  tries: number;
  drawn: boolean; // by odds, so that nobody can foresee it
  reasons: HintReason[];
}

export interface AdviceTopic {
  topic: string;
  asks: string[];
  permit: "host" | "anywhere"; // host: where he permits it, unless he says something against bots only
}

/** The answer of an adviser: a bot's hint, or whatever the game has an adviser for. */
export interface Advice {
  id: string;
  topic: string;
  ask: string;
  said: Data;
}

export interface Refused {
  id: string;
  kind: string;
  message: string;
  rules: string[];
}

export interface Replay {
  moves: number;
  move: number;
  view: Data;
  events: GameEvent[];
  beats: Beat[]; // of that move
  position: number;
}

/** How the table looked when so many of the news had been told; without a view as it does now. */
export interface Beat extends Pick<Changed, "view" | "parts" | "whole"> {
  told: number;
  forced?: true;
}

/** What has changed of the present. `view` has whole values, `parts` single entries of lists and objects. */
export interface Changed extends Partial<Now> {
  parts?: Record<string, Record<string, Json>>;
  whole?: true; // the view is sent as a whole
}

export type FromServer =
  | { type: "welcome"; table: Table; you: number | null; item: Item; now: Now | null; chat: Chat[] }
  | { type: "item"; item: Item; beats?: Beat[]; now: Changed; ack?: string } // `ack`: with it our wish was done
  | { type: "ack"; id: string }
  | ({ type: "refused" } & Refused)
  | ({ type: "advice" } & Advice)
  | { type: "chat"; chat: Chat }
  | { type: "table"; table: Table }
  | { type: "pong" };

/** What is asked of the server and kept until it answers. */
export type Wanted =
  | { type: "choose"; ticket: number; choice: string }
  | { type: "undo" }
  | { type: "takeback"; withdraw?: true }
  | { type: "consent"; agree: boolean }
  | { type: "advise"; topic: string; ask: string; stage: number }
  | { type: "chat"; text: string }
  | { type: "replace"; seat: number };
