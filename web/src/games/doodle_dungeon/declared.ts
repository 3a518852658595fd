/** The view of Doodle Dungeon as the server sends it. Made by `undercroft types`; do not edit. */

/** How far the viewer has built the card of this round. */
export interface Building {
  built: string[]; // element by element the choice, as in options; "lapsed" where there was no legal place
  element: string | null; // whose turn it is; null: all are done
  shape: string | null; // of the wall formation, if it is its turn
}

/** The encounter that goes on. */
export interface FightView {
  seat: number; // whose dungeon
  cell: string;
  element: string;
  dice: number[];
  level: number;
  bonus: number; // strength from cards
  strength: number; // 0 at a trap
  damage: number; // if the monster wins, or of the trap
  curses: number; // above the dungeon: each takes 3 in the end
  locked: boolean; // a Cursed Blade has been played
}

/** A track of improvements. */
export interface Track {
  boxes: number; // checked
  of: number;
  level: number; // unlocked
  next: number | null; // boxes until the next level; null: none is left
}

/** A hero action above a dungeon. */
export interface Above {
  card: string;
  seat: number; // who laid it
}

/** A score sheet. */
export interface Score {
  treasures: number;
  monsters: number;
  slain: number;
  hearts: number; // 0 or less
  total: number;
}

/** A dungeon sheet, with what its owner has in front of him. */
export interface Dungeon {
  seat: string; // P1, P2, ...
  sheet: string[]; // eight rows: . empty, # wall, T trap, G goblin, O orc, D dragon; small letters are crossed off
  quantity: number; // treasures
  treasures: string[] | null; // their cells; null: secret until the scoring
  tracks: Record<string, Track>;
  hearts: number;
  fate: "walking" | "dead" | "escaped";
  hero: string | null; // the cell he stands on; null: in a doorway
  place: number; // of the hero in the path: -1 before the entrance
  drawer: number; // seat that draws the path
  path: string[] | null; // null: secret, or not yet begun
  has_left: boolean; // the path, through the exit, as far as the viewer may know
  crossed: number; // monsters crossed off
  above: Above[];
  card: string | null; // taken in this round
  confirmed: boolean; // the card, or the path that he draws
  drafted: string[] | null; // in the order of the rounds; null without the memory aid
  hand: string[] | null;
  hand_size: number;
  deck: number; // cards
  under: string[] | null; // put under the deck since it was shuffled last, the uppermost first
  score: Score | null; // when the match is over
}

/** Everything on the table, as one seat or a spectator sees it. */
export interface DoodleDungeonView {
  step: "draft" | "build" | "path" | "bomb-target" | "dungeon-action" | "improve" | "junk-pick" | "hero-action" | "put-under" | null;
  to_act: number[];
  game: "doodle_dungeon";
  viewer: number | null; // seat; null: a spectator
  phase: "build" | "path" | "defend";
  round: number; // of phase A
  marker: number; // seat
  hearts: number; // of each hero at first
  over: boolean;
  row: string[]; // cards
  pile: number; // cards of the draw pile
  discard: string[]; // the latest last
  missing: number; // of these, taken away in secret
  turn: number | null; // seat, in phase C
  building: Building | null; // for whoever builds
  fight: FightView | null;
  dungeons: Dungeon[]; // by seat
}
