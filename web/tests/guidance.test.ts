/** Explanations come once, at once, and none that was not read is lost. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, Moment } from "../src/shell/board";
import { Guidance } from "../src/shell/guide/guidance.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

const on = (id: string, event: string): Lesson => ({
  id,
  rule: "",
  when: ({ events }) => events.some((each) => each.id === event),
});
const LESSONS = [on("a", "first"), on("b", "first"), on("c", "second"), on("d", "third")];
const moment = (...ids: string[]): Moment => ({
  view: {},
  decision: null,
  events: ids.map((id) => ({ id, args: {} })),
});
const read = (guidance: Guidance): string[] => {
  const ids: string[] = [];
  for (; guidance.now; guidance.next()) ids.push(guidance.now.id);
  return ids;
};

describe("the guide", () => {
  it("says nothing where nothing is new", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("other"));
    expect([guidance.now, guidance.more]).toEqual([null, false]);
  });

  it("reads what came together in its order, and nothing twice", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"));
    expect(read(guidance)).toEqual(["a", "b"]);
    guidance.hear(moment("first"));
    expect(guidance.now).toBeNull();
  });

  it("shows the newest at once; what was not read follows", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"));
    guidance.hear(moment("second"));
    expect(read(guidance)).toEqual(["c", "b"]);
  });

  it("leafs back and on again", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first"));
    guidance.next();
    guidance.back();
    expect(guidance.now?.id).toBe("a");
    expect(read(guidance)).toEqual(["a", "b"]);
  });

  it("remembers for each table what was read", () => {
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("first")); // "a" is before the reader, "b" is not
    const again = new Guidance("t", LESSONS);
    again.hear(moment("first"));
    expect(read(again)).toEqual(["b"]);
    const other = new Guidance("u", LESSONS);
    other.hear(moment("first"));
    expect(read(other)).toEqual(["a", "b"]);
  });

  it("does without a store", () => {
    store.set("undercroft.lessons", "nonsense");
    const guidance = new Guidance("t", LESSONS);
    guidance.hear(moment("third"));
    expect(read(guidance)).toEqual(["d"]);
  });
});
