/** The reel: moments of a message, scenes in their order, each as long as it lasts, the board's own story, skipping. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Pace } from "../src/shell/board";
import type { Now } from "../src/shell/net/types";
import { momentsOf, type Moment } from "../src/shell/table/moments";
import { msOf } from "../src/shell/table/pace";
import { Reel, type Director } from "../src/shell/table/reel.svelte";
import { joined, parted, scenesOf } from "../src/shell/table/scenes";
import { Press } from "../src/shell/table/skips";
import { TestClock } from "./clock";

const news = (...ids: string[]): GameEvent[] => ids.map((id) => ({ id, args: {} }));
const now = (gold: number, asked = false): Now =>
  ({ view: { gold }, decision: asked ? { ticket: gold } : null, can_undo: true, result: null }) as unknown as Now;
const moment = (id: string, gold = 0): Moment => ({
  now: now(gold),
  history: news(id),
  fresh: news(id),
  forced: false,
});
const ids = (events: readonly GameEvent[]): string => events.map((event) => event.id).join(" ");

describe("the moments of a message", () => {
  const past = { all: news("a", "b", "c", "d"), fresh: news("b", "c", "d") };

  it("follow the beats, and the last is the present", () => {
    const beats = [
      { told: 1, view: { gold: 2 } },
      { told: 2, view: { gold: 3 } },
    ];
    const found = momentsOf(now(1), now(4, true), past, beats);
    expect(found.map((each) => [each.now.view["gold"], ids(each.history), ids(each.fresh)])).toEqual([
      [2, "a b", "b"],
      [3, "a b c", "c"],
      [4, "a b c d", "d"],
    ]);
    expect(found.map((each) => each.now.decision !== null)).toEqual([false, false, true]);
  });

  it("end with the present by itself where another phase has begun without a word", () => {
    const found = momentsOf(now(1), now(4, true), past, [{ told: 3, view: { gold: 3 } }]);
    expect(found.map((each) => [each.now.view["gold"], ids(each.fresh), each.now.decision !== null])).toEqual([
      [3, "b c d", false],
      [4, "", true],
    ]);
  });

  it("are one where there was nothing between", () =>
    expect(momentsOf(now(1), now(4), past).map((each) => ids(each.fresh))).toEqual(["b c d"]));

  it("say which choice was the reader's only one, also the last", () => {
    const found = momentsOf(now(1), now(4), past, [
      { told: 1, view: { gold: 2 }, forced: true },
      { told: 3, forced: true },
    ]);
    expect(found.map((each) => [each.now.view["gold"], each.forced])).toEqual([
      [2, true],
      [4, true],
    ]);
  });

  it("are seen as one where the game wants it", () => {
    const scenes = joined([moment("pays", 1), moment("hires", 2), moment("goes", 3)], (_, next) => next.id === "hires");
    expect(scenes.map((each) => [each.now.view["gold"], ids(each.fresh)])).toEqual([
      [2, "pays hires"],
      [3, "goes"],
    ]);
  });
});

it("a choice without another is told as such, but not the price of one that was made", () => {
  const forced = (id: string) => ({ ...moment(id), forced: true });
  const pace: Pace = { joins: (scene) => scene.every((event) => event.id === "pays") };
  const found = scenesOf([forced("pays"), moment("hires"), forced("hires")], pace, new Set(["pays"]));
  expect(found.map((each) => [ids(each.fresh), each.forced])).toEqual([
    ["pays hires", false],
    ["hires", true],
  ]);
});

describe("much that comes at once", () => {
  const all: Moment = {
    now: now(4, true),
    history: news("a", "x", "x", "y"),
    fresh: news("x", "x", "y"),
    forced: true,
  };
  const parts = parted([all], (next, before) => next.id !== before.id);

  it("is told part by part, and the log with it", () =>
    expect(parts.map((each) => [ids(each.history), ids(each.fresh)])).toEqual([
      ["a x x", "x x"],
      ["a x x y", "y"],
    ]));

  it("asks, and can be taken back, when all of it has been told", () => {
    expect(parts.map((each) => each.now.decision !== null)).toEqual([false, true]);
    expect(parts.map((each) => each.now.can_undo)).toEqual([false, true]);
  });

  it("stays whole where nothing begins anew", () => expect(parted([all], () => false)).toEqual([all]));
});

/** A reel whose scenes last 100 milliseconds. */
function reelOf(wishes: Partial<Director> = {}) {
  const clock = new TestClock();
  const reel = new Reel(clock.wait);
  reel.director = {
    ready: true,
    atOnce: false,
    plays: false,
    scenes: (moments) => moments,
    ms: ({ fresh }) => (fresh.length ? 100 : 0),
    ...wishes,
  };
  reel.cut({ ...moment("before"), fresh: [] });
  const shown = (): string => ids(reel.shown?.fresh ?? []);
  return { reel, clock, shown };
}

describe("the reel", () => {
  it("shows nothing before what is to be read first", () => {
    const { reel, shown } = reelOf();
    reel.hold(true);
    reel.add([moment("a"), moment("b")]);
    expect([shown(), reel.running]).toEqual(["", true]);
    reel.hold(false);
    expect(shown()).toBe("a");
  });

  it("shows scenes one after the other, and runs until the last has had its time", () => {
    const { reel, clock, shown } = reelOf();
    reel.add([moment("a"), moment("b")]);
    expect([shown(), reel.running]).toEqual(["a", true]);
    clock.pass(100);
    expect([shown(), reel.running]).toEqual(["b", true]);
    clock.pass(99);
    expect(reel.running).toBe(true);
    clock.pass(1);
    expect([shown(), reel.running]).toEqual(["b", false]);
  });

  it("puts what comes meanwhile behind it", () => {
    const { reel, clock, shown } = reelOf();
    reel.add([moment("a")]);
    clock.pass(50);
    reel.add([moment("b")]);
    expect(shown()).toBe("a");
    clock.pass(50);
    expect(shown()).toBe("b");
  });

  it("waits for the story that a board plays in a scene", () => {
    const { reel, clock, shown } = reelOf();
    reel.add([moment("a"), moment("b")]);
    reel.plays({ next: () => undefined, end: () => undefined });
    clock.pass(1000);
    expect(shown()).toBe("a");
    reel.plays(null);
    expect(shown()).toBe("b");
  });

  it("is looked at after each scene, and held before the next one", () => {
    const { reel, clock, shown } = reelOf();
    const seen: string[] = [];
    reel.watch(({ fresh }) => {
      seen.push(ids(fresh));
      if (ids(fresh) === "a") reel.held = true; // there is something to be read
    });
    reel.add([moment("a"), moment("b")]);
    clock.pass(99);
    expect(seen).toEqual([""]);
    clock.pass(1);
    expect([seen, shown(), reel.running]).toEqual([["", "a"], "a", true]);
    reel.hold(false);
    expect(shown()).toBe("b");
    clock.pass(100);
    expect([seen, reel.running]).toEqual([["", "a", "b"], false]);
  });

  it("is looked at when the story of a scene is over, not before", () => {
    const { reel, clock } = reelOf();
    const seen: string[] = [];
    reel.watch(({ fresh }) => void seen.push(ids(fresh)));
    reel.add([moment("a")]);
    reel.plays({ next: () => undefined, end: () => undefined });
    clock.pass(1000);
    expect(seen).toEqual([""]);
    reel.plays(null);
    expect(seen).toEqual(["", "a"]);
  });

  it("asks nothing before what explains the question was read, also for whoever wants no scenes", () => {
    const { reel } = reelOf({ atOnce: true });
    reel.watch(() => void (reel.held = true));
    reel.add([moment("a")]);
    expect(reel.running).toBe(true);
    reel.hold(false);
    expect(reel.running).toBe(false);
  });

  it("goes no further while something is to be read", () => {
    const { reel, clock, shown } = reelOf();
    reel.add([moment("a"), moment("b")]);
    reel.hold(true);
    clock.pass(1000);
    reel.next();
    expect([shown(), reel.running]).toEqual(["a", true]);
    reel.hold(false);
    expect(shown()).toBe("b");
    clock.pass(100);
    expect(reel.running).toBe(false);
    reel.hold(true);
    expect(reel.running).toBe(true);
  });

  it("waits with every scene for a reader who wants that, and opens the question only then", () => {
    const { reel, clock, shown } = reelOf({ ms: ({ fresh }) => (fresh.length ? Infinity : 0) });
    reel.add([moment("a"), moment("b")]);
    clock.pass(100_000);
    expect(shown()).toBe("a");
    reel.next();
    clock.pass(100_000);
    expect([shown(), reel.running]).toEqual(["b", true]);
    reel.next();
    expect(reel.running).toBe(false);
  });

  it("shows a change without news at once", () => {
    const { reel } = reelOf();
    reel.add([{ ...moment("x", 7), fresh: [] }]);
    expect([reel.shown?.now.view["gold"], reel.running]).toEqual([7, false]);
  });

  it("goes on by one scene, the board's story first", () => {
    const { reel, clock, shown } = reelOf();
    const did: string[] = [];
    reel.add([moment("a"), moment("b"), moment("c")]);
    reel.plays({ next: () => did.push("next"), end: () => did.push("end") });
    reel.next();
    expect([did, shown()]).toEqual([["next"], "a"]);
    reel.plays(null);
    expect(shown()).toBe("b");
    reel.next();
    expect(shown()).toBe("c");
    clock.pass(100);
    expect(reel.running).toBe(false);
  });

  it("goes to the present, where nothing that was skipped is played", () => {
    const { reel, clock } = reelOf();
    reel.add([moment("a"), moment("b", 1), moment("c", 2)]);
    reel.end();
    expect([reel.running, reel.shown?.still, reel.shown?.now.view["gold"]]).toEqual([false, true, 2]);
    expect(ids(reel.shown?.fresh ?? [])).toBe("b c");
    clock.pass(1000);
    expect(reel.shown?.now.view["gold"]).toBe(2);
  });

  it("goes on to the reader's next decision: what others do meanwhile is not played either", () => {
    const { reel, shown, clock } = reelOf({ plays: true });
    reel.add([moment("a"), moment("b", 1)]);
    reel.end();
    reel.add([moment("c", 2), moment("d", 3)]);
    expect([reel.running, reel.shown?.still, shown()]).toEqual([false, true, "c d"]);
    reel.add([{ ...moment("e", 4), now: now(4, true) }]);
    expect([reel.running, shown()]).toEqual([false, "e"]);
    reel.forget();
    reel.add([moment("f", 5), moment("g", 6)]);
    expect([reel.running, shown()]).toEqual([true, "f"]);
    clock.pass(10_000);
  });

  it("does not skip for ever for whoever only watches", () => {
    const { reel } = reelOf();
    reel.add([moment("a"), moment("b", 1)]);
    reel.end();
    reel.add([moment("c", 2), moment("d", 3)]);
    expect(reel.running).toBe(true);
  });

  it("shows everything as one for whoever wants it at once", () => {
    const { reel, shown } = reelOf({ atOnce: true });
    reel.add([moment("a"), moment("b", 5)]);
    expect([shown(), reel.running, reel.shown?.still]).toEqual(["a b", false, undefined]);
  });

  it("shows again what came since the last choice, from how the table looked then", () => {
    const { reel, clock, shown } = reelOf();
    reel.add([moment("old")]);
    clock.pass(100);
    reel.forget();
    reel.add([moment("a", 1), moment("b", 2)]);
    clock.pass(200);
    reel.again();
    expect([ids(reel.shown?.history ?? []), shown(), reel.running]).toEqual(["old", "", true]);
    clock.pass(40);
    expect(shown()).toBe("a");
    clock.pass(100);
    expect(shown()).toBe("b");
    clock.pass(100);
    expect([reel.running, reel.shown?.now.view["gold"]]).toEqual([false, 2]);
  });

  it("keeps what somebody has missed, and shows him the present", () => {
    const { reel } = reelOf();
    reel.miss([moment("a"), moment("b", 3)]);
    expect([reel.running, reel.missed, reel.since.length, reel.shown?.now.view["gold"]]).toEqual([false, true, 2, 3]);
    reel.forget();
    expect([reel.missed, reel.since.length]).toEqual([false, 0]);
  });

  it("leaves the rest where something was taken back", () => {
    const { reel, clock } = reelOf();
    reel.add([moment("a"), moment("b")]);
    reel.cut(moment("taken-back", 9));
    clock.pass(1000);
    expect([reel.running, reel.shown?.now.view["gold"], reel.since.length]).toEqual([false, 9, 0]);
  });
});

describe("pace", () => {
  const by = (seat: number, id = "x"): GameEvent => ({ id, args: { seat } });

  it("gives what others do more time than one's own, and more news more", () => {
    expect(msOf([by(1)], 1, {}, undefined)).toBe(350);
    expect(msOf([by(0)], 1, {}, undefined)).toBe(700);
    expect(msOf([by(0), by(0)], 1, {}, undefined)).toBe(1000);
    expect(msOf([], 1, {}, undefined)).toBe(0);
  });
  it("does not pass over what was done for the reader", () => {
    expect(msOf([by(1)], 1, { forced: true }, undefined)).toBe(900);
    expect(msOf([by(0), by(0)], 1, { forced: true }, undefined)).toBe(1000);
  });
  it("gives a new round its announcement, and follows the game", () => {
    expect(msOf([by(0)], 1, { heading: true }, undefined)).toBe(1800);
    expect(msOf([by(0, "loud"), by(0)], 1, {}, { ms: ({ id }) => (id === "loud" ? 2000 : undefined) })).toBe(2300);
    expect(
      msOf(
        Array.from({ length: 40 }, () => by(0)),
        1,
        {},
        undefined,
      ),
    ).toBe(3600);
  });
});

describe("skipping", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pressed = () => {
    const did: string[] = [];
    return { did, press: new Press({ next: () => did.push("next"), end: () => did.push("end") }) };
  };
  const key = (name: string, more: object = {}) => ({
    key: name,
    repeat: false,
    target: null,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  const busy = { target: { closest: () => ({}) } as unknown as EventTarget };
  const board = { target: { closest: () => null } as unknown as EventTarget };

  it("any key takes the next scene, Escape and a held key go to the present; Tab and writing do nothing", () => {
    const { did, press } = pressed();
    press.key(key("x"));
    press.key(key("x", { repeat: true }));
    press.key(key("Escape"));
    for (const silent of [key("Tab"), key("Shift"), key("r", { ctrlKey: true }), key("x", busy)]) press.key(silent);
    expect(did).toEqual(["next", "end", "end"]);
  });

  it("n and Escape work on a button, too, where other keys have a use of their own", () => {
    const { did, press } = pressed();
    const button = { target: { closest: (what: string) => (what.includes("button") ? {} : null) } };
    for (const name of ["Enter", "x", "n", "Escape"]) press.key(key(name, button));
    expect(did).toEqual(["next", "end"]);
  });

  it("a tap takes the next scene, a long press goes to the present and no further", () => {
    const { did, press } = pressed();
    press.down(board);
    vi.advanceTimersByTime(200);
    press.up();
    press.tap(board);
    vi.advanceTimersByTime(1000);
    expect(did).toEqual(["next"]);
    press.down(board);
    vi.advanceTimersByTime(600);
    press.up();
    press.tap(board);
    expect(did).toEqual(["next", "end"]);
  });

  it("what has a use of its own keeps it", () => {
    const { did, press } = pressed();
    press.down(busy);
    vi.advanceTimersByTime(600);
    press.up();
    press.tap(busy);
    expect(did).toEqual([]);
  });
});
