/** The hand: the same word draws the same line, whatever is asked in between. */
import { describe, expect, it } from "vitest";
import { numbersOf, pick } from "../hand/chance";
import { laneOf } from "../hand/lane";
import { stroke } from "../hand/strokes";
import { borders, wallEdges } from "../hand/walls";
import { cellOf } from "../model/cells";

describe("a word", () => {
  it("gives the same numbers again, all from 0 to 1", () => {
    const [one, other] = [numbersOf("P1 goblin 12"), numbersOf("P1 goblin 12")];
    const numbers = Array.from({ length: 200 }, () => one());
    expect(numbers).toEqual(Array.from({ length: 200 }, () => other()));
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(190);
  });

  it("does not give those of another word", () => {
    const faces = Array.from({ length: 80 }, (_, cell) => pick(`P1 goblin ${cell}`, 3));
    expect(new Set(faces)).toEqual(new Set([0, 1, 2]));
  });
});

describe("a stroke", () => {
  const LINE = [
    [0, 0],
    [200, 0],
  ] as const;

  it("is the same for the same word and another for another one", () => {
    expect(stroke(LINE, "a")).toBe(stroke(LINE, "a"));
    expect(stroke(LINE, "a")).not.toBe(stroke(LINE, "b"));
  });

  it("stays near its line and runs past both ends if it should", () => {
    const numbers = [...stroke(LINE, "a", { over: 5 }).matchAll(/-?[\d.]+/g)].map(Number);
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    expect(Math.max(...ys.map(Math.abs))).toBeLessThan(3);
    expect(Math.min(...xs)).toBeLessThan(-1);
    expect(Math.max(...xs)).toBeGreaterThan(201);
  });
});

describe("walls", () => {
  it("of two cells in line have four borders, as long as they go", () => {
    const is = (column: number, row: number): boolean => row === 0 && (column === 0 || column === 1);
    expect(borders(is, 2, 1)).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
      [
        [0, 1],
        [2, 1],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      [
        [2, 0],
        [2, 1],
      ],
    ]);
  });

  it("keep the lines of what was drawn before", () => {
    const before = wallEdges(".".repeat(30) + "##" + ".".repeat(48), "P1", 58).first.split("M");
    const after = wallEdges(".".repeat(30) + "##" + ".".repeat(18) + "#" + ".".repeat(29), "P1", 58).first.split("M");
    expect(after.length).toBeGreaterThan(before.length);
  });
});

describe("the line of a path", () => {
  const lane = (cells: string, left = false) => laneOf(cells.split(" ").map(cellOf), left);

  it("runs right of the middle in the direction it goes", () => {
    const { points } = lane("A1 A2 A3");
    expect(points[1]?.[1]).toBeCloseTo(0.7);
  });

  it("comes back in another lane and goes round where it turns", () => {
    const { points, arrows } = lane("A1 A2 A3 A2");
    expect(points).toHaveLength(6);
    expect(points.at(-1)?.[1]).toBeCloseTo(0.3);
    expect(arrows.length).toBeGreaterThan(0);
  });

  it("begins in the doorway and ends beyond the exit once it has left", () => {
    const { points } = lane("G10 H10", true);
    expect(points[0]?.[0]).toBeLessThan(0);
    expect(points.at(-1)?.[0]).toBeGreaterThan(10);
  });
});
