/** The line that tells the race: what lies open, and whose secret deed may bring the goal. */
import { expect, it } from "vitest";
import { raceOf } from "../model/race";
import type { View } from "../model/view";

/** Markers in the zones, and the most that each may have. */
function table(zones: number[][], most: number[] = [0, 0], viewer: number | null = 0): View {
  return { goal: 7, viewer, players: zones.map((zone, seat) => ({ zone, most: most[seat] })) } as unknown as View;
}

it("tells who has most markers in the open, and how many share that", () => {
  expect(raceOf(table([[0, 2], [1, 0]]))).toEqual({ danger: 0, points: 2, seat: 0, tied: 1 }); // prettier-ignore
  expect(raceOf(table([[0, 1], [1, 0]]))).toMatchObject({ points: 1, tied: 2 }); // prettier-ignore
});

it("warns of a rival who may have the goal, not of the reader", () => {
  const close = [[0, 1], [4, 0]]; // prettier-ignore
  expect(raceOf(table(close, [4, 7]))).toMatchObject({ danger: 1, points: 7, seat: 1 });
  expect(raceOf(table(close, [4, 6]))).toMatchObject({ danger: 0, points: 4, seat: 1 });
  expect(raceOf(table(close, [4, 7], 1))).toMatchObject({ danger: 0 });
  expect(raceOf(table(close, [4, 7], null))).toMatchObject({ danger: 1 });
});
