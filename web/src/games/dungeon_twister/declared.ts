/** The view of Dungeon Twister as the server sends it. Made by `undercroft types`; do not edit. */

/** A token that lies face down on a room. */
export interface Back {
  owner: number; // seat; the number of players: a monk
  kind: string | null; // a monk; one's own where the table shows them
}

/** A room of the dungeon where it lies now. */
export interface Room {
  column: number;
  row: number;
  limit: number; // tokens that can be laid on it
  room: string | null; // null: face down
  turned: number | null; // clockwise quarter turns
  known: string | null; // the face of a face-down room that the viewer laid himself
  stack: Back[]; // in the order in which they were laid
  open: number[]; // edges of the drawing with an opened portcullis, 30 between rows first, then 30 between columns
  broken: number[];
  breached: number[];
}

/** A start line. */
export interface Line {
  seat: number;
  squares: number[][]; // x, y
  dots: number[][];
}

/** A character or an object on a square, or turned up beside the board. */
export interface Token {
  id: string | null; // colour and kind; null while it lies face down
  owner: number;
  kind: string | null;
  x: number | null; // null: beside the board, or in the hands of the mover
  y: number | null;
  wounded: boolean;
  hurt: boolean; // wounded in this turn
  spent: boolean;
  charmed: boolean;
  private: number; // action points of its own
}

/** An illusory pit or rubble. */
export interface Illusion {
  owner: number;
  kind: "illusory_pit" | "rubble";
  x: number;
  y: number;
}

/** A token that lies in front of a player: killed, escaped or carried out. */
export interface Fate {
  owner: number;
  kind: string;
  how: "killed" | "escaped";
  points: number;
}

/** What lies in front of a player. */
export interface Player {
  seat: string; // P1, P2, ...
  colour: string;
  points: number; // with the pentagram's
  fates: Fate[];
  hand: number[]; // action cards that he can still play in this cycle
  played: number[]; // in this cycle, the last one on top
  combat: number; // combat cards in his hand
  combat_hand: number[] | null; // one's own; everybody's where the table shows what is spent
  jumps: number; // jump cards
  breaches: number; // markers of his Golem
  resigned: boolean;
  offers_draw: boolean;
  in_play: boolean; // has a character on the board or face down
  stock: string[] | null; // kinds behind one's own screen
  stock_count: number;
  picked: string[] | null; // kinds chosen for one's own team
  rooms: string[] | null; // rooms or pairs that he has picked, as far as the viewer knows
}

/** The move that is being made. */
export interface MoveView {
  token: string;
  steps: number; // left
  held: string[];
}

/** One side of a combat. */
export interface Side {
  seat: number;
  tokens: string[];
  strengths: number[]; // of each of them, with what helps him
  strength: number; // without the card
  laid: boolean;
  card: number | null; // what the viewer may see
}

/** The combat that is being fought. */
export interface CombatView {
  attackers: Side;
  defenders: Side;
  target: string;
  contacts: string[][]; // an attacker and the defender whom he touches
}

/** Where a character comes to by a move without an exchange. */
export interface Reach {
  token: string;
  squares: number[][];
}

/** An attack that is open, before the cards. */
export interface Fight {
  attacker: string;
  target: string;
  own: number; // strength of the attacker's side
  other: number;
  helpers: number; // drawn in beside the attacker
  other_helpers: number;
}

/** A clock of this turn. How much of it is left no rule knows: who measures the time does. */
export interface ClockView {
  seat: number;
  name: "turn" | "reaction";
  seconds: number; // in all
  runs: boolean; // or stands still, while others decide
}

/** Everything on the table, as one seat or a spectator sees it. */
export interface DungeonTwisterView {
  step: "secret-pair" | "next-pair" | "pick-room" | "lay-room" | "start-room" | "team" | "shared-pick" | "keep" | "line-up" | "placing" | "open-room" | "action-card" | "action" | "reveal" | "flip" | "place" | "rotate" | "move" | "exchange" | "give-up" | "jump" | "land" | "attack" | "combat-card" | "combat-answer" | "break" | "lock" | "heal" | "wall-walk" | "steal" | "steal-what" | "breach" | "conjure" | "conjure-at" | "fire" | "teleport" | "charm" | "fly" | null;
  to_act: number[];
  game: "dungeon_twister" | "dungeon_twister_puzzles"; // the game, or the part of it that is played
  viewer: number | null; // seat; null: a spectator
  round: number; // turns begun
  phase: "rooms" | "teams" | "line-up" | "placing" | "start" | "turn";
  over: boolean;
  ending: "running" | "target" | "last-one" | "stalemate" | "nobody-left" | "agreed" | "goblin-killed" | "princess-saved" | "princess-dead" | "all-dead";
  winner: number | null;
  layout: string;
  columns: number;
  rows: number;
  scenario: number;
  target: number; // victory points to win; 0: they are not counted
  end_of_turn: boolean; // the game ends at the end of the turn only
  active: number | null; // seat
  card: number; // the action card of this turn, 0 before it is played
  ap: number; // its points left
  highest: number; // action card played so far
  quiet: number; // turns since the last irreversible event
  quiet_limit: number | null; // with so many the game ends
  pentagram: number | null; // seat that has its point
  princess_awake: boolean;
  rooms: Room[];
  lines: Line[];
  tokens: Token[];
  illusions: Illusion[];
  players: Player[]; // by seat
  to_place: string[]; // turned up by a reveal, the next one first
  move: MoveView | null;
  combat: CombatView | null;
  actor: string | null; // the character whom the question is about
  reach: Reach[]; // for the seat that is asked; so are the next two
  rivals: Reach[]; // of all others, as if it were their turn
  fights: Fight[];
  clocks: ClockView[]; // none: without a clock, and in the set-up
}
