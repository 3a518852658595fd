/** The view of Dungeon Lords as the server sends it. Made by `undercroft types`; do not edit. */

/** One of the eight places. */
export interface Place {
  id: string;
  spaces: (string | null)[]; // who stands on I, II, III: "P1", "N1" for the first non-player, null
}

/** The space whose minion's order is being carried out. */
export interface Acting {
  place: string;
  space: number; // from 0
}

/** How evil everybody is. */
export interface Evilometer {
  evil: number[]; // of each seat
  non_player: number | null; // the counter of the non-players, with two players only
  order: (number | null)[]; // seats from nicest to most evil, as heroes would find them; null: the non-player
  paladin: string; // "tent", "gone", or the seat he is with: "P1"
}

/** A combat card of this year. */
export interface TownCard {
  card: string | null; // null: face down for the viewer
  spied: number[]; // the seats that know it
}

/** What comes in this round and the next. */
export interface Timeline {
  events: ("payday" | "taxes" | "special" | "gone" | null)[]; // of spring, summer, autumn; null: not turned up yet; "gone": it has taken effect
  special: string | null; // the special event card that lies open
  heroes_now: string[]; // of this round, weakest first
  heroes_next: string[]; // of the next round
}

/** Sizes, and what everybody could work out. */
export interface Piles {
  traps: number; // cards left in the deck
  monsters: string[]; // tiles of this year that are still to come
  rooms: string[];
  heroes: string[];
  bottom_heroes: string[]; // those of them that were put back at the bottom, first one first
  used_traps: string[]; // trap cards that everybody has seen
  gone_monsters: string[];
  gone_rooms: string[];
  gone_heroes: string[];
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

/** Whose minions only block spaces. */
export interface NonPlayer {
  barred: string[];
  stack: string[]; // orders that can still be drawn
  open: string[]; // orders of this round
  hidden: string | null; // two players: the order chosen in secret, shown to its chooser
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

/** A title, as if the match ended now. */
export interface Title {
  id: string;
  values: number[]; // what is compared, by seat
  holders: number[]; // seats
  points: number; // for each of them
}

/** The final scoring of one lord. */
export interface Score {
  seat: string;
  lines: Record<string, number>; // points by line
  total: number;
  licence: boolean; // is a Dungeon Lord now
}

/** What a seat sees of a match, or a spectator. */
export interface DungeonLordsView {
  game: "dungeon_lords";
  viewer: number | null; // null: a spectator
  round: number; // building rounds, 1 to 8
  year: number;
  season: "winter" | "spring" | "summer" | "autumn";
  combat_round: number | null; // 1 to 4; null in the building year
  phase: "new_round" | "orders" | "actions" | "production" | "event" | "heroes" | "round_end" | "planning" | "reveal" | "battle" | "combat_end" | "second_year";
  start: number; // the seat of the start player
  over: boolean;
  step: string | null; // what is decided now; null when the match is over
  to_act: number[]; // the seats that owe a choice
  places: Place[];
  acting: Acting | null;
  evilometer: Evilometer;
  tavern: string[]; // monsters for hire
  market: string[]; // rooms for sale
  town: TownCard[]; // the combat cards of this year, by combat round
  timeline: Timeline;
  piles: Piles;
  players: Player[]; // by seat
  non_players: NonPlayer[];
  battle: Battle | null;
  points: number[]; // of each seat, as everything lies; titles and the Hall of Fame come at the end
  titles: Title[];
  scores: Score[] | null; // when the match is over
}
