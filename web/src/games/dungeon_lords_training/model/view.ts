/** What the board reads from the declared view (declared.ts). */
import type { Data } from "../../../shell/board";
import type { DungeonLordsView } from "../../dungeon_lords/declared";
import type { Best as Value, TrainingView } from "../declared";

export type { TrainingView, Value };

export function asTraining(data: Data): TrainingView {
  return data as unknown as TrainingView;
}

/** What a puzzle has not, but the board of Dungeon Lords reads: no other lords, no places, nothing to score. */
const ABSENT: Omit<DungeonLordsView, keyof TrainingView> = {
  season: "autumn",
  start: 0,
  places: [],
  acting: null,
  evilometer: { evil: [], non_player: null, order: [], paladin: "gone" },
  tavern: [],
  market: [],
  timeline: { events: [], special: null, heroes_now: [], heroes_next: [] },
  piles: {
    traps: 0,
    monsters: [],
    rooms: [],
    heroes: [],
    bottom_heroes: [],
    used_traps: [],
    gone_monsters: [],
    gone_rooms: [],
    gone_heroes: [],
  },
  non_players: [],
  points: [],
  titles: [],
  scores: null,
};

/** For the parts of Dungeon Lords' board. */
export function filled(data: Data): Data {
  return { ...data, ...(ABSENT as unknown as Data) };
}

export function resultOf(data: Data): Value {
  const { tiles_lost, spent } = asTraining(data).puzzle;
  return { tiles: tiles_lost, supplies: spent };
}
