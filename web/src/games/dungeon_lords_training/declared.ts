/** The view of Dungeon Lords: Training as the server sends it. Made by `undercroft types`; do not edit. */

/** A combat card of this year. */
export interface TownCard {
  card: string | null; // null: face down for the viewer
  spied: number[]; // the seats that know it
}

/** The best possible result. */
export interface Best {
  tiles: number; // lost
  supplies: number; // food and gold spent
}

/** Which one it is, and how it stands. */
export interface Puzzle {
  id: string | null; // of a printed puzzle
  number: number | null; // of a generated one
  difficulty: "easy" | "medium" | "hard" | null; // of a generated one
  tiles_lost: number;
  spent: number; // food and gold so far
  best: Best | null; // null: nobody has worked it out
}

/** A tunnel or a room of a dungeon. */
export interface Tile {
  cell: string;
  room: string | null; // null: a tunnel
  uses: number; // of the room in this round
  conquered: boolean;
}

/** A hero at an entrance. */
export interface Hero {
  hero: string;
  type: "warrior" | "thief" | "priest" | "wizard" | "paladin" | "illusion";
  hit_points: number;
  wounds: number;
  trap: number; // his symbols: traps he spoils
  heart: number; // markers he heals
  magic: number; // magic points
}

/** How a lord defends himself in this combat round. */
export interface Plan {
  open: boolean; // lies open for everybody; before that only its owner is shown it
  tile: string; // the cell under attack
  traps: number; // laid and not revealed
  trap_cards: string[] | null; // which ones; null for others
  monsters: string[]; // sent, have not acted
  ghosts: number;
  bait: number; // gold set aside
}

/** A lord and his dungeon. */
export interface Player {
  seat: string;
  evil: number;
  food: number;
  gold: number;
  imps: number; // all of them
  idle: number; // those without work in this round
  trolls: number;
  idle_trolls: number;
  seals: number; // red seals for unpaid taxes
  tiles: Tile[];
  digging: string[]; // cells on which an imp stands that has dug there in this round
  mining: number; // imps that mine
  foremen: number;
  traps: number; // trap cards in the store
  trap_cards: string[] | null; // which ones; null for others
  dropped_traps: string[] | null; // those he has discarded face down; null for others
  lair: string[]; // monsters and ghosts face up
  down: string[]; // and face down
  queue: Hero[]; // heroes at his entrance, front first
  prison: string[];
  barred: string[]; // inaccessible orders
  drawn: string[] | null; // the orders of which he locks two at the beginning; null for others
  orders: string[]; // given in this round, first to third; others see those that are turned up
  ready: boolean; // has confirmed, where all decide at the same time
  failed: string[]; // orders that were not carried out: a minion lies on them
  plan: Plan | null;
}

/** The battle that is going on. */
export interface Battle {
  seat: number;
  card: string | null; // the combat card of the round; null in training
  magic: number; // magic points of the party
  needed: number; // magic points a spell takes in this round
  effects: ("was_attacked" | "no_conquest" | "no_healing" | "no_spells" | "shield" | "rage" | "courage")[];
  sheep: string | null; // the monster that is a sheep
  invisible: string[]; // heroes
  poisoned: string[]; // heroes, at most two: the poison of both darts in a labyrinth
  trap: string | null; // revealed, its target not yet chosen
}

/** What everybody sees of a puzzle: everything. */
export interface TrainingView {
  game: "dungeon_lords_training";
  viewer: number | null; // null: a spectator
  round: number; // combat rounds, from 1
  combat_round: number; // the same
  year: number;
  town: TownCard[]; // combat cards by round; empty in a puzzle without cards
  phase: "new_round" | "orders" | "actions" | "production" | "event" | "heroes" | "round_end" | "planning" | "reveal" | "battle" | "combat_end" | "second_year";
  over: boolean;
  step: string | null; // what is decided now; null when the match is over
  to_act: number[]; // the seats that owe a choice
  puzzle: Puzzle;
  players: Player[]; // the only one
  battle: Battle | null;
}
