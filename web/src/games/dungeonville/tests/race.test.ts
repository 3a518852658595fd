/** The line that tells the race: what lies open, and whose secret deed may bring the goal. */
import { expect, it } from "vitest";
import { raceOf } from "../model/race";
import type { View } from "../model/view";

function table(zones: number[][], deeds: (string | null)[] = [], viewer: number | null = 0): View {
  return {
    goal: 7,
    viewer,
    house: { known: [] },
    players: zones.map((zone, seat) => ({ zone, deed: deeds[seat] ?? null })),
    dungeons: [
      { id: "crypt", blood: [3, 0] },
      { id: "rathaus", blood: [1, 0] },
    ],
  } as unknown as View;
}

it("tells who has most markers in the open, and how many share that", () => {
  expect(raceOf(table([[0, 2], [1, 0]]))).toEqual({ danger: 0, points: 2, seat: 0, tied: 1 }); // prettier-ignore
  expect(raceOf(table([[0, 1], [1, 0]]))).toMatchObject({ points: 1, tied: 2 }); // prettier-ignore
});

it("warns of a rival whose deed may bring the goal, not of the reader", () => {
  const close = [[0, 1], [4, 0]]; // prettier-ignore
  expect(raceOf(table(close))).toMatchObject({ danger: 1, points: 7, seat: 1 });
  expect(raceOf(table(close, [], 1))).toMatchObject({ danger: 0, points: 4, seat: 1 });
});

it("leaves out what the reader knows to be somebody else's, or on the Deed House", () => {
  const close = [[0, 1], [4, 0]]; // prettier-ignore
  expect(raceOf(table(close, ["deed-crypt"]))).toMatchObject({ danger: 0 });
  expect(raceOf({ ...table(close), house: { deeds: 1, known: ["deed-crypt"] } })).toMatchObject({ danger: 0 });
  expect(raceOf(table(close, [null, "deed-rathaus"]))).toMatchObject({ danger: 0 });
  expect(raceOf(table(close, [null, "deed-crypt"]))).toMatchObject({ danger: 1, points: 7 });
});
