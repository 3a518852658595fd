/** The planner: how to come from one plan to another, and its numbers in words. */
import { describe, expect, it } from "vitest";
import type { Data, Texts } from "../../../shell/board";
import { mean, percent, sent, spent } from "../later/planner/numbers";
import { way, type Ending } from "../later/planner/said";

const texts = {
  lang: "de",
  name: (id: string) => id.toUpperCase(),
  say: (id: string, args?: Data) => (args ? `${id}(${String(args["count"])})` : id),
} as unknown as Texts;
const NOTHING: Ending = {
  tiles: 0,
  heroes: 0,
  paladins: 0,
  party: 0,
  health: 0,
  gold: 0,
  food: 0,
  imps: 0,
  traps: 0,
  evil: 0,
  tired: 0,
  later_tiles: 0,
  later_prisoners: 0,
  held: 1,
  points: 0,
};

describe("taking over a plan", () => {
  it("begins where the two differ", () =>
    expect(way(["lay a", "send b"], ["lay a", "send c", "ghosts 1"])).toEqual({
      back: 1,
      choices: ["send c", "ghosts 1"],
    }));
  it("goes on from one that is half made", () =>
    expect(way(["lay a"], ["lay a", "send c"])).toEqual({ back: 0, choices: ["send c"] }));
  it("goes back to the beginning where nothing is shared", () =>
    expect(way(["lay a", "send b"], ["lay d", "send b"])).toEqual({ back: 2, choices: ["lay d", "send b"] }));
  it("has nothing to do where they are the same", () =>
    expect(way(["lay a"], ["lay a"])).toEqual({ back: 0, choices: [] }));
});

describe("numbers", () => {
  it("are written as the reader writes them", () => {
    expect(percent(8 / 9, texts)).toBe("89\u00a0%");
    expect([mean(1, texts), mean(1.26, texts)]).toEqual(["1", "1,3"]);
  });
  it("name what is spent, and nothing else", () => {
    expect(spent(NOTHING, texts)).toBe("");
    expect(spent({ ...NOTHING, gold: 1, traps: 1.5 }, texts)).toBe("1 dl-thing-gold(1), 1,5 dl-thing-trap_cards(1.5)");
  });
  it("name what is sent", () => {
    expect(sent({ tile: "3-1", traps: [], monsters: [], ghosts: 0 }, texts)).toBe("dl-planner-nothing");
    expect(sent({ tile: "3-1", traps: ["a"], monsters: ["b"], ghosts: 2 }, texts)).toBe("A, B und 2 × GHOST");
  });
});
