/** The view of a puzzle as the server sends it (view.py); what only a whole game has is empty. */
import type { Data } from "../../../shell/board";
import type { View } from "../../dungeon_lords/model/view";

export interface Value {
  tiles: number;
  supplies: number;
}

export interface TrainingView extends View {
  puzzle: {
    id: string | null;
    number: number | null;
    difficulty: string | null;
    tiles_lost: number;
    spent: number;
    best: Value | null;
  };
}

export function asTraining(data: Data): TrainingView {
  return data as unknown as TrainingView;
}

/** For the parts of Dungeon Lords' board. */
export function filled(data: Data): Data {
  return { ...data, season: "autumn", start: 0 };
}

export function resultOf(data: Data): Value {
  const { tiles_lost, spent } = asTraining(data).puzzle;
  return { tiles: tiles_lost, supplies: spent };
}
