/** The line that tells the race: how far the battle is, and whose open points are most. */
import { expect, it } from "vitest";
import { raceOf } from "../model/race";
import type { View } from "../model/view";

const NOTHING = { tiles: [], lair: [], down: [], prison: [], seals: 0 };
const table = (...players: object[]): View =>
  ({ phase: "orders", season: "winter", players: players.map((own) => ({ ...NOTHING, ...own })) }) as unknown as View;
const tile = (room: string | null, conquered = false): object => ({ room, conquered });

it("counts the rounds until the battle", () => {
  expect(raceOf(table({})).left).toBe(4);
  expect(raceOf({ ...table({}), season: "autumn" }).left).toBe(1);
  expect(raceOf({ ...table({}), phase: "battle" }).left).toBe(0);
});

it.each([
  ["DL-571", { tiles: [tile("mint"), tile(null)] }, 2],
  ["DL-572", { lair: ["troll", "ghost"], down: ["troll"] }, 2],
  ["DL-573", { prison: ["y1_thief_3_1", "paladin_1"] }, 7],
  ["DL-574", { tiles: [tile("mint", true), tile(null, true)] }, -4],
  ["DL-575", { seals: 2 }, -6],
])("counts by %s", (_rule, own, points) => expect(raceOf(table(own)).points).toBe(points));

it("names the first of those ahead, and how many they are", () => {
  expect(raceOf(table({ seals: 1 }, { lair: ["troll"] }, {}))).toMatchObject({ seat: 1, points: 1, tied: 1 });
  expect(raceOf(table({}, {}))).toMatchObject({ seat: 0, points: 0, tied: 2 });
});

it("says one's own points where another leads, to nobody else", () => {
  const view = { ...table({ seals: 1 }, { lair: ["troll"] }), viewer: 0 };
  expect(raceOf(view).own).toBe(-3);
  expect(raceOf({ ...view, viewer: 1 }).own).toBe("none");
  expect(raceOf({ ...view, viewer: null }).own).toBe("none");
});
