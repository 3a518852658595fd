/** The generic board: how a view is sorted for showing, and what counts as changed. */
import { describe, expect, it } from "vitest";
import type { Data } from "../src/shell/board";
import { changes, difference, touched } from "../src/shell/generic/changes";
import { counted, isTable, readable, sorted, standing } from "../src/shell/generic/sorting";

const VIEW: Data = {
  game: "any",
  round: 2,
  to_act: [1],
  find: 4,
  battle: null,
  points: [3, -1],
  players: [
    { seat: "P1", gold: 1, hand: ["rat", "rat"] },
    { seat: "P2", gold: 2, hand: [] },
  ],
  market: [
    { card: "rat", price: 2 },
    { card: "bat", price: 3 },
    { card: "cat", price: 4 },
  ],
  dice: { rolled: [1, 1] },
};

describe("a view", () => {
  const parts = sorted(VIEW, 2);

  it("has single facts, without what the screen says elsewhere and what is not there", () =>
    expect(parts.facts).toEqual([{ key: "find", value: 4 }]));

  it("has facts of each player, from lists with one entry for each and from objects", () => {
    const lines = parts.columns.map(({ key, path, values }) => [key, path(1), values]);
    expect(lines).toEqual([
      ["points", "points/1", [3, -1]],
      ["gold", "players/1/gold", [1, 2]],
    ]);
    expect(parts.belongings[0]).toEqual([{ key: "hand", path: "players/0/hand", value: ["rat", "rat"] }]);
  });

  it("has panels for everything else; a list inside a thing is never one of the players", () =>
    expect(parts.panels.map(({ key }) => key)).toEqual(["market", "dice"]));

  it("tells how somebody stands, where it names it as one usually does", () => {
    expect(standing(VIEW, 1, 2)).toEqual({ key: "points", value: -1 });
    expect(standing({ colours: ["red", "blue"] }, 0, 2)).toBeNull();
  });

  it("shows things with the same few facts as a table", () => {
    expect(isTable(VIEW.market as Data[])).toBe(true);
    expect(isTable([{ deep: [1] }])).toBe(false);
    expect(isTable([])).toBe(false);
  });

  it("counts equal things, not numbers", () => {
    expect(counted(["rat", "bat", "rat"])).toEqual([
      { value: "rat", count: 2 },
      { value: "bat", count: 1 },
    ]);
    expect(counted([1, 1]).length).toBe(2);
  });

  it("has keys that can be read", () => expect(readable("has_bid")).toBe("Has bid"));
});

describe("changes", () => {
  const before: Data = { points: [0, 0], hand: ["rat"], market: { open: true } };
  const after: Data = { points: [0, 3], hand: ["rat", "bat"], market: { open: true } };
  const found = changes(before, after);

  it("are told by their places", () => {
    expect([...found.keys()]).toEqual(["points/1", "hand/1"]);
    expect([touched(found, "hand"), touched(found, "market"), touched(found, "points/0")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("of numbers are told by how much", () => {
    expect(difference(found, "points/1", 3)).toBe("+3");
    expect(difference(changes({ a: 5 }, { a: 3 }), "a", 3)).toBe("−2");
    expect(difference(found, "hand/1", "bat")).toBe("");
  });

  it("are none between equal views", () => expect(changes(before, structuredClone(before)).size).toBe(0));
});
