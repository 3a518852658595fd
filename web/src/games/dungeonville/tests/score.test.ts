import { expect, test } from "vitest";
import { pointsOf } from "../model/score";
import type { View } from "../model/view";

function table(deed: string | null, points: number | null): View {
  return {
    players: [{ zone: [0, 2, 1], deed, points }],
    dungeons: [
      { id: "crypt", blood: [1, 2, 1] },
      { id: "rathaus", blood: [0, 0, 5] },
    ],
  } as unknown as View;
}

test("zone + foreign - own, with the sum of the server", () => {
  expect(pointsOf(table("deed-crypt", 5), 0)).toEqual({ zone: 3, foreign: 3, own: 1, points: 5 });
});

test("without a known deed there are no points to show", () => {
  expect(pointsOf(table(null, null), 0)).toBeNull();
});
