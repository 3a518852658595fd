/** Notes come once, in their order, and wait until they are read. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Lesson, Moment, Note } from "../src/shell/board";
import { Guidance, lessonsRead, roundOver } from "../src/shell/guide/guidance.svelte";
import { lineBetween, within } from "../src/shell/guide/pointing";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

const on = (id: string, event: string): Lesson => ({
  id,
  rule: "",
  at: [],
  when: ({ events }) => events.some((each) => each.id === event),
});
const LESSONS = [on("a", "first"), on("b", "first"), on("c", "second"), on("d", "third")];
const BACK: Note = { id: "round-good", rule: "", at: [] };
const news = (...ids: string[]): GameEvent[] => ids.map((id) => ({ id, args: {} }));
const moment = (...ids: string[]): Moment => ({ view: {}, decision: null, events: news(...ids) });
const read = (guidance: Guidance): string[] => {
  const ids: string[] = [];
  for (; guidance.now; guidance.read()) ids.push(guidance.now.id);
  return ids;
};

describe("the guide", () => {
  it("says nothing where nothing is new", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("other"));
    expect([guidance.now, guidance.more]).toEqual([null, 0]);
  });

  it("reads what came together in its order, and nothing twice", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"));
    guidance.hear(moment("first"));
    expect(guidance.more).toBe(1);
    expect(read(guidance)).toEqual(["a", "b"]);
    guidance.hear(moment("first"));
    expect(guidance.now).toBeNull();
  });

  it("keeps a note before the reader until he has read it; what comes meanwhile waits behind it", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"));
    guidance.hear(moment("second"));
    expect(read(guidance)).toEqual(["a", "b", "c"]);
  });

  it("looks back before it explains what is new, and after every round", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"), BACK);
    expect(read(guidance)).toEqual(["round-good", "a", "b"]);
    guidance.hear(moment(), BACK);
    expect(read(guidance)).toEqual(["round-good"]);
  });

  it("advises once: a look back that has been read knows it, also after the page was loaded anew", () => {
    const backs: unknown[] = [];
    for (const times of [2, 1]) {
      const guidance = new Guidance("t", LESSONS);
      for (let time = 0; time < times; time += 1) {
        guidance.hear(moment(), { ...BACK, args: { points: 2 } });
        backs.push(guidance.now?.args);
        guidance.read();
      }
    }
    expect(backs).toEqual(["no", "yes", "yes"].map((again) => ({ points: 2, again })));
    expect(lessonsRead("t", LESSONS)).toEqual([]);
  });

  it("remembers for each table what was read, and only that", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"), BACK);
    guidance.read();
    guidance.read();
    const again = new Guidance("t", LESSONS);
    again.hear(moment("first"));
    expect(read(again)).toEqual(["b"]);
    const other = new Guidance("u", LESSONS);
    other.hear(moment("first"));
    expect(read(other)).toEqual(["a", "b"]);
    expect(lessonsRead("t", LESSONS).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("points first at what a lesson seeks at its moment, and says its facts of then", () => {
    const lesson: Lesson = {
      ...on("a", "first"),
      at: ["usual"],
      seek: ({ events }) => events.map(({ id }) => `at-${id}`),
      facts: ({ events }) => ({ count: events.length }),
    };
    const guidance = new Guidance("t", [lesson]);
    guidance.hear(moment("first", "second"));
    expect(guidance.now).toMatchObject({ at: ["at-first", "at-second", "usual"], args: { count: 2 } });
  });

  it("does without a store", () => {
    store.set("undercroft.lessons", "nonsense");
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("third"));
    expect(read(guidance)).toEqual(["d"]);
  });
});

describe("a round is over", () => {
  const all = news("round", "x", "round", "y", "z", "round", "v");
  const begins = ({ id }: GameEvent): boolean => id === "round";
  it("when the next one begins among what is new", () => {
    expect(roundOver(all, 5, begins)).toEqual(news("round", "y", "z"));
  });
  it("not when it was over before, nor when the first one begins", () => {
    expect(roundOver(all, 6, begins)).toBeNull();
    expect(roundOver(all.slice(0, 2), 0, begins)).toBeNull();
  });
});

describe("a note points", () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  it("from its nearer edge to the thing", () => {
    const note = box(0, 50, 400, 100);
    expect(lineBetween(note, box(200, 300, 260, 340))).toEqual({ from: [230, 100], to: [230, 296] });
    expect(lineBetween(note, box(380, 0, 400, 40))).toEqual({ from: [376, 50], to: [380, 44] });
    expect(lineBetween(note, box(0, 300, 400, 500))).toEqual({ from: [200, 100], to: [200, 296] });
  });
  it("sideways, too, where it stands beside the board", () => {
    const note = box(1000, 100, 1300, 300);
    expect(lineBetween(note, box(100, 150, 200, 190))).toEqual({ from: [1000, 170], to: [204, 170] });
    expect(lineBetween(note, box(100, 700, 200, 800))).toEqual({ from: [1000, 276], to: [204, 700] });
    expect(lineBetween(box(0, 100, 300, 300), box(400, 100, 500, 300)).to).toEqual([396, 200]);
  });
  it("at what can be seen of it", () => {
    expect(within(box(0, 0, 10, 10), box(5, 5, 20, 20))).toEqual(box(5, 5, 10, 10));
    expect(within(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBeNull();
  });
});
