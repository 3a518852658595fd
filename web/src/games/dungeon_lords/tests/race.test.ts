/** The line that tells the race: how far the battle is, and who has most points. */
import { expect, it } from "vitest";
import { raceOf } from "../model/race";
import type { View } from "../model/view";

const table = (points: number[] = [0], viewer: number | null = null): View =>
  ({ phase: "orders", season: "winter", points, viewer }) as unknown as View;

it("counts the rounds until the battle", () => {
  expect(raceOf(table()).left).toBe(4);
  expect(raceOf({ ...table(), season: "autumn" }).left).toBe(1);
  expect(raceOf({ ...table(), phase: "battle" }).left).toBe(0);
});

it("names the first of those ahead, and how many they are", () => {
  expect(raceOf(table([-3, 1, 0]))).toMatchObject({ seat: 1, points: 1, tied: 1 });
  expect(raceOf(table([0, 0]))).toMatchObject({ seat: 0, points: 0, tied: 2 });
});

it("says one's own points where another leads, to nobody else", () => {
  expect(raceOf(table([-3, 1], 0)).own).toBe(-3);
  expect(raceOf(table([-3, 1], 1)).own).toBe("none");
  expect(raceOf(table([-3, 1])).own).toBe("none");
});
