/** What a review says in numbers. */
import { describe, expect, it } from "vitest";
import type { Option } from "../src/shell/board";
import {
  around,
  differs,
  isMoved,
  lostBy,
  mostChanged,
  pathOf,
  percents,
  placesOf,
  raisedBy,
  spread,
  type Point,
} from "../src/shell/review/figures";

const option = (code: number): Option => ({ code, label: "bid", args: {}, targets: [], text: `bid ${code}` });

function point(move: number, chances: number[] | null, bot: Point["bot"] = null): Point {
  return { move, seat: 0, step: "bid", choice: option(1), chances, events: [], bot };
}

const POINTS = [point(1, [0.5, 0.5]), point(2, null), point(4, [0.25, 0.75])];

describe("the line", () => {
  it("passes over what nobody could judge, and ends with the result", () =>
    expect(placesOf(POINTS, [1, 0]).map(({ at }) => at)).toEqual([0, 2, 3]));

  it("has no end while the review is being made", () =>
    expect(placesOf(POINTS, undefined).map(({ at }) => at)).toEqual([0, 2]));

  it("is drawn from corner to corner", () =>
    expect(
      pathOf(
        placesOf(POINTS, [1, 0]),
        0,
        (at) => 10 * at,
        (share) => 100 - 100 * share,
      ),
    ).toBe("M0.0 50.0L20.0 75.0L30.0 0.0"));

  it("of nothing is nothing", () => expect(pathOf([], 0, Number, Number)).toBe(""));
});

describe("a swing", () => {
  it("goes from one judged choice to the next", () =>
    expect(around(placesOf(POINTS, [1, 0]), 0)).toEqual([
      [0.5, 0.5],
      [0.25, 0.75],
    ]));

  it("is not known of what nobody could judge, nor of the last so far", () => {
    expect(around(placesOf(POINTS, [1, 0]), 1)).toBeNull();
    expect(around(placesOf(POINTS, undefined), 2)).toBeNull();
  });

  it("is noticed from half a percent on", () => {
    expect(isMoved([[0.5], [0.504]], 0)).toBe(false);
    expect(isMoved([[0.5], [0.51]], 0)).toBe(true);
  });

  it("is told of whom it moved most", () => {
    expect(
      mostChanged([
        [0.3, 0.3, 0.4],
        [0.3, 0.5, 0.2],
      ]),
    ).toBe(1);
  });
});

describe("what a choice was worth", () => {
  const judged = (code: number, value: number | null, own: number | null): Point =>
    point(1, [0.5, 0.5], { choice: option(code), value, own });

  it("is what the bot's choice would have gained", () => expect(lostBy(judged(2, 0.6, 0.45))).toBeCloseTo(0.15));
  it("is never less than nothing", () => expect(lostBy(judged(2, 0.4, 0.45))).toBe(0));
  it("is not known where the bot has not tried it", () => expect(lostBy(judged(2, 0.4, null))).toBeNull());

  it("differs by another choice that is better, or of which nothing is known", () => {
    expect(differs(judged(2, 0.6, 0.45))).toBe(true);
    expect(differs(judged(2, 0.6, null))).toBe(true);
    expect(differs(judged(2, 0.6, 0.59))).toBe(false); // within what the bot is unsure of
    expect(differs(judged(1, 0.6, 0.3))).toBe(false);
    expect(differs(point(1, null))).toBe(false);
  });
});

describe("per cents", () => {
  const together = (shares: number[]): number => percents(shares).reduce((sum, each) => sum + each, 0);

  it("are rounded, and together never more than 100", () => {
    expect(percents([0.335, 0.336, 0.329])).toEqual([33, 34, 33]);
    expect(percents([0.2564, 0.2476, 0.2475, 0.2485])).toEqual([25, 25, 25, 25]);
    expect(percents([1, 0])).toEqual([100, 0]);
    for (let seed = 1; seed < 997; seed += 1) {
      const raw = [1, 2, 3, 4].map((at) => (seed * 7919 * at) % 997);
      const sum = raw.reduce((one, other) => one + other, 0);
      expect(together(raw.map((each) => each / sum))).toBeLessThanOrEqual(100);
    }
  });

  it("of equal shares are equal", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([33, 33, 33]);
    expect(percents([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6])).toEqual([16, 16, 16, 16, 16, 16]);
  });

  it("are not raised above 100 by a better choice", () => {
    const opinion = { choice: option(2), value: 0.9, own: 0.6 };
    expect(raisedBy(point(1, [0.5, 0.5], opinion))).toBe(30);
    expect(raisedBy(point(1, [0.95, 0.05], opinion))).toBe(5);
    expect(raisedBy(point(1, [0.95, 0.05], { ...opinion, own: null }))).toBeNull();
  });
});

describe("marks", () => {
  it("stand where they belong while there is room", () =>
    expect(spread([10, 50, 30], 15, 0, 100)).toEqual([10, 50, 30]));

  it("make room for each other, in their order and within the line", () => {
    const found = spread([99, 100, 98, 20], 15, 0, 100);
    expect(found).toEqual([85, 100, 70, 20]);
    expect(spread([0, 0, 0], 15, 0, 100)).toEqual([0, 15, 30]);
    expect(spread([50, 50, 50], 90, 0, 100)).toEqual([0, 50, 100]);
  });
});
