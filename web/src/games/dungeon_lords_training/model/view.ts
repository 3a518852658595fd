/** What the board reads from the declared view (declared.ts). */
import type { Data } from "../../../shell/board";
import type { Best as Value, TrainingView } from "../declared";

export type { TrainingView, Value };

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
