/** What the board explains: why nothing can be drawn somewhere, how a formation turns, where a walk leads. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cellOf, nameOf } from "../model/cells";
import { chance, encountersOf } from "../later/model/encounters";
import { mirror, nearest, turn, type Place } from "../model/formation";
import { cellsOf, onEveryWay, whyNoToken, whyNoWalls, type Shape } from "../model/reasons";
import { winsWith } from "../later/model/odds";
import { shortest } from "../model/ways";
import type { Dungeon } from "../declared";

const CONTENT = new URL("../../../../../src/undercroft/games/doodle_dungeon/content/shapes.json", import.meta.url);
const SHAPES = (JSON.parse(readFileSync(CONTENT, "utf8")) as { shapes: { id: string; orientations: Shape[] }[] })
  .shapes;
const J3 = SHAPES.find(({ id }) => id === "J3")?.orientations ?? [];
const EMPTY = ".".repeat(80);
const cells = (names: string): number[] => names.split(" ").map(cellOf);
const drawn = (things: Record<string, string>): string =>
  [...EMPTY]
    .map((sign, cell) => Object.entries(things).find(([, all]) => cells(all).includes(cell))?.[0] ?? sign)
    .join("");

describe("walls", () => {
  it("beyond the edge are refused by DD-045", () =>
    expect(whyNoWalls(EMPTY, cellsOf(J3[0] as Shape, 9, 0)).rule).toBe("DD-045"));

  it("on something drawn are refused by DD-046", () =>
    expect(whyNoWalls(drawn({ D: "E1" }), cells("E1 F1 G2")).rule).toBe("DD-046"));

  it("on the entrance or the exit are refused by DD-048", () =>
    expect(whyNoWalls(EMPTY, cells("H10")).rule).toBe("DD-048"));

  it("that cut cells off are refused by DD-047, with the cells (DD-E22)", () => {
    const { rule, cut } = whyNoWalls(EMPTY, cells("A9 B10"));
    expect([rule, cut.map(nameOf)]).toEqual(["DD-047", ["A10"]]);
  });

  it("that part entrance and exit show the smaller part", () =>
    expect(whyNoWalls(EMPTY, cells("A2 B1")).cut.map(nameOf)).toEqual(["A1"]));
});

describe("a trap or a monster", () => {
  const sheet = drawn({ O: "C3", "#": "D4" });
  it("on something drawn is refused by DD-041", () => expect(whyNoToken(sheet, cellOf("D4")).rule).toBe("DD-041"));
  it("beside another one is refused by DD-056, which is shown", () => {
    const { rule, cut } = whyNoToken(sheet, cellOf("C4"));
    expect([rule, cut.map(nameOf)]).toEqual(["DD-056", ["C3"]]);
  });
});

describe("a formation", () => {
  it.each(SHAPES)("$id turned four times, and mirrored twice, is as before", ({ orientations }) => {
    orientations.forEach((_, at) => {
      let turned = at;
      for (let times = 0; times < 4; times += 1) turned = turn(orientations, turned);
      expect(turned).toBe(at);
      expect(mirror(orientations, mirror(orientations, at))).toBe(at);
      expect(mirror(orientations, at)).toBeGreaterThanOrEqual(0);
    });
  });

  it("comes to lie at the nearest place of those that are turned so", () => {
    const places = [
      { turned: 0, column: 1, row: 1 },
      { turned: 0, column: 5, row: 5 },
      { turned: 1, column: 4, row: 4 },
    ] as Place[];
    expect(nearest(places, 0, 4, 4)).toBe(places[1]);
    expect(nearest(places, 2, 4, 4)).toBeNull();
  });
});

describe("cells on every way", () => {
  it("are entrance and exit on an empty sheet", () => expect(onEveryWay(EMPTY)).toBe(2));
  it("are all of a corridor", () => {
    const rows = ["..........", ...Array.from({ length: 6 }, () => "#########."), "#########."];
    expect(onEveryWay(rows.join(""))).toBe(17);
  });
});

describe("a walk", () => {
  const rows = Array.from({ length: 8 }, () => "..........");
  it("is a shortest one", () => expect(shortest(rows, [cellOf("A1")], cellOf("H10"))).toHaveLength(16));
  it("does not enter a cell that is full", () => {
    const path = cells("A1 A2 A1 A2");
    expect(shortest(rows, path, cellOf("A1"))).toEqual([]);
  });
  it("does not come to the same monster before another token (DD-086)", () => {
    const guarded = [".G........", ...rows.slice(1)];
    expect(shortest(guarded, cells("A1 A2 A3"), cellOf("A1")).map(nameOf)).not.toContain("A2");
  });
});

describe("encounters", () => {
  it("win with the chances of two dice", () => {
    expect([0, 2, 4, 6, 8, 10, 12].map((level) => chance(20 - level))).toEqual([
      0.01, 0.06, 0.15, 0.28, 0.45, 0.64, 0.79,
    ]);
  });

  it("are counted in order; a trap is sprung once, a monster met again", () => {
    const dungeon = {
      sheet: ["TG........", ...Array.from({ length: 7 }, () => "..........")],
      path: ["A1", "A2", "B2", "B1", "A1", "A2"],
      tracks: { traps: { level: 1 }, goblins: { level: 6 } },
    } as unknown as Dungeon;
    expect(encountersOf(dungeon).map(({ cell, element, again, wins }) => [cell, element, again, wins])).toEqual([
      ["A1", "trap", false, null],
      ["A2", "goblin", false, 0.28],
      ["A2", "goblin", true, 0.28],
    ]);
  });
});

describe("a card with dice", () => {
  const fight = {
    seat: 0,
    cell: "C6",
    element: "orc",
    dice: [7, 2],
    level: 8,
    bonus: 0,
    strength: 17,
    damage: 2,
    curses: 1,
    locked: false,
  };
  it("wins as often as the throws say: an Axe needs a 6 after the curse", () =>
    expect(winsWith("axe", fight)).toBe(0.5));
  it("of a Talisman keeps the best two", () => {
    expect(winsWith("talisman", { ...fight, dice: [1, 1], level: 0, curses: 0 })).toBe(0.01);
  });
  it("says nothing of others", () => expect(winsWith("orc_club", fight)).toBeNull());
});
