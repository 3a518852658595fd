/** Puzzles by their paths, what is remembered of them, and what is explained when. */
import { describe, expect, it } from "vitest";
import type { Decision, GameEvent } from "../../../shell/board";
import { parse } from "../../../shell/router.svelte";
import { pasted } from "../../../shell/ui/pasted";
import { asked, happened, lessonsOf } from "../model/lessons";
import { fromPrinted, fromText as fromPosition, nothing, toText } from "../model/position";
import { fromText, withResult } from "../model/progress";
import { daily, dayOf, newFight, nextOf, parsed, pathOf, puzzleOf, wishFor, type Puzzle } from "../model/puzzle";

const HARD: Puzzle = { difficulty: "hard", seed: 123456 };

describe("a puzzle", () => {
  it.each(["T1", "T1R", "hard/123456", "easy/0"])("is found by its path %s", (path) =>
    expect(pathOf(parsed(path) as Puzzle)).toBe(path),
  );
  it.each(["", "T5", "t1", "hard", "hard/", "hard/-1", "hard/1.5", "brutal/1", "hard/1234567890", "hard/1/2"])(
    "is not behind %s",
    (path) => expect(parsed(path)).toBeNull(),
  );
  it("travels as a link that a person may paste", () => {
    expect(parse("/training/hard/123456")).toEqual({ page: "own", address: "/training", id: "hard/123456" });
    expect(parse("/training")).toEqual({ page: "own", address: "/training", id: "" });
    expect(pasted("https://example.org/training/hard/123456")).toBe("/training/hard/123456");
    expect(pasted("https://example.org/training")).toBeNull();
  });
  it("is wished for with its seed, a printed one without", () => {
    expect(wishFor(HARD)).toMatchObject({
      players: 1,
      options: { puzzle: "generated", difficulty: "hard" },
      seed: 123456,
      start: true,
    });
    expect(wishFor({ printed: "T2" })).not.toHaveProperty("seed");
  });
  it("is known by its table", () => {
    expect(puzzleOf({ options: { puzzle: "generated", difficulty: "hard" }, seed: 123456 })).toEqual(HARD);
    expect(puzzleOf({ options: { puzzle: "T3", difficulty: "medium" }, seed: 99 })).toEqual({ printed: "T3" });
  });
  it("of the day is its date", () => {
    expect(pathOf(daily("2026-11-15"))).toBe("medium/20261115");
    expect(dayOf(daily("2026-11-15"))?.toISOString()).toBe("2026-11-15T00:00:00.000Z");
    expect(dayOf({ difficulty: "hard", seed: 20261115 })).toBeNull();
    expect(dayOf({ difficulty: "medium", seed: 20269999 })).toBeNull();
    expect(dayOf({ difficulty: "medium", seed: 7 })).toBeNull();
  });
  it("is followed by the rest of the course, then by new fights", () => {
    expect(nextOf({ printed: "T4" }, () => 0)).toEqual({ printed: "T1R" });
    expect(nextOf({ printed: "T1R" }, () => 0.5)).toEqual({ difficulty: "easy", seed: 500_000 });
    expect(nextOf(HARD, () => 0.25)).toEqual(newFight("hard", () => 0.25));
  });
});

describe("progress", () => {
  const done = { tiles: 1, supplies: 1, best: false };
  it("keeps the better result", () => {
    const first = withResult({}, "T1", done);
    expect(withResult(first, "T1", { tiles: 2, supplies: 0, best: false })).toBe(first);
    expect(withResult(first, "T1", { tiles: 1, supplies: 0, best: true })).toEqual({
      T1: { tiles: 1, supplies: 0, best: true },
    });
  });
  it("counts a puzzle that is solved alone after it was shown", () => {
    const shown = withResult({}, "T1", { tiles: 1, supplies: 0, best: false });
    const alone = { tiles: 1, supplies: 0, best: true };
    expect(withResult(shown, "T1", alone)).toEqual({ T1: alone });
  });
  it("forgets the oldest puzzles first", () => {
    let progress = {};
    for (let seed = 0; seed < 210; seed++) progress = withResult(progress, `easy/${seed}`, done);
    expect(Object.keys(progress)).toHaveLength(200);
    expect(progress).not.toHaveProperty("easy/9");
    expect(progress).toHaveProperty("easy/209");
  });
  it.each([null, "", "{", "7", "null", '{"T1": 3, "T2": {"tiles": "x"}}'])("reads %s as nothing", (text) =>
    expect(fromText(text)).toEqual({}),
  );
  it("reads what it has written", () => expect(fromText(JSON.stringify({ T1: done }))).toEqual({ T1: done }));
});

const event = (id: string, args: GameEvent["args"] = {}): GameEvent => ({ id, args });
const decision = (...labels: string[]): Decision => ({
  step: "plan",
  rules: [],
  ticket: 0,
  together: true,
  options: labels.map((label, code) => ({ code, label, args: {}, targets: [], text: label })),
  forbidden: [],
});

describe("a lesson", () => {
  const battle = [event("trap-revealed"), event("trap-damage", { prevented: 2 }), event("fatigue"), event("conquered")];
  it("comes with what happens for the first time", () => {
    expect(happened(battle, 4)).toEqual(["trap", "thieves", "fatigue", "conquest"]);
    expect(happened([...battle, event("fatigue"), event("healed")], 2)).toEqual(["healing"]);
    expect(happened(battle, 0)).toEqual([]);
  });
  it("tells why nobody is healed only when nobody attacked", () => {
    expect(happened([event("step-skipped", { step: "healing", reason: "not_attacked" })], 1)).toEqual(["no-healing"]);
    expect(happened([event("step-skipped", { step: "healing", reason: "no_hearts" })], 1)).toEqual([]);
  });
  it("goes with the question", () => {
    expect(asked(decision("no-trap", "lay"))).toBe("choose-trap");
    expect(asked(decision("confirm"))).toBeNull();
    expect(asked(null)).toBeNull();
  });
  it("is for the course, and plans are explained once", () => {
    const source = {
      table: { options: { puzzle: "T1", difficulty: "medium" }, seed: 1 } as never,
      view: { round: 1 },
      decision: decision("lay"),
      history: [],
      fresh: [],
      canUndo: false,
    };
    expect(lessonsOf(source)).toEqual({ intro: "T1", topics: ["choose-trap"] });
    expect(lessonsOf({ ...source, view: { round: 2 }, canUndo: true })).toEqual({ intro: null, topics: [] });
    expect(
      lessonsOf({ ...source, table: { options: { puzzle: "generated", difficulty: "easy" }, seed: 1 } as never }),
    ).toEqual({ intro: null, topics: [] });
  });
});

describe("a position", () => {
  const TEXT =
    "heroes.y1_warrior_3.y1_thief_4_1~monsters.goblin.ghost.ghost~traps.pendulum~food.1~rooms.-.labyrinth.-~cards.-.fireball.-.-~year.2~round.2";
  it("is written and read", () => {
    const position = fromPosition(TEXT);
    expect(position).toMatchObject({
      year: 2,
      round: 2,
      food: 1,
      gold: 0,
      monsters: { goblin: 1, ghost: 2 },
      rooms: ["-", "labyrinth", "-"],
      cards: ["-", "fireball", "-", "-"],
    });
    expect(toText(position)).toBe(TEXT);
  });
  it("says nothing of what is usual", () =>
    expect(toText({ ...nothing(), heroes: ["y1_warrior_3"], monsters: { goblin: 0 } })).toBe("heroes.y1_warrior_3"));
  it("is read without harm, whatever it says", () => {
    expect(fromPosition("")).toEqual(nothing());
    expect(fromPosition("food.x~cats.3~rooms.a.b.c.d.e")).toMatchObject({ food: 0, rooms: ["a", "b", "c"] });
  });
  it("begins with a printed one", () => {
    const entry = {
      party: ["y1_warrior_3"],
      monsters: ["troll", "goblin"],
      traps: [],
      store: { food: 1, gold: 1, imps: 0 },
      tiles: [{ kind: "room" }, { kind: "tunnel" }, { kind: "tunnel" }],
    };
    expect(toText(fromPrinted(entry))).toBe(
      "heroes.y1_warrior_3~monsters.troll.goblin~food.1~gold.1~rooms.chicken_coop.-.-",
    );
  });
  it("is a puzzle with a path of its own", () => {
    expect(parsed(`position/${TEXT}`)).toEqual({ position: TEXT });
    expect(parse(`/training/position/${TEXT}`)).toEqual({ page: "own", address: "/training", id: `position/${TEXT}` });
    expect(wishFor({ position: TEXT })).toMatchObject({ options: { position: TEXT } });
    expect(puzzleOf({ options: { puzzle: "T1", position: TEXT }, seed: 1 })).toEqual({ position: TEXT });
    expect(puzzleOf({ options: { puzzle: "T1", position: "none" }, seed: 1 })).toEqual({ printed: "T1" });
  });
});
