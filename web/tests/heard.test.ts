/** What is told to readers who hear it, and what a key too many does: nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isTooSoon, putAway } from "../src/shell/table/keys";
import { news } from "../src/shell/ui/news.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("news", () => {
  const told = (): string[] => news.lines.map(({ text }) => text);
  afterEach(() => news.clear());

  it("stand one after the other, equal ones twice, and nothing is told by silence", () => {
    for (const text of ["a", "a", "", "b"]) news.tell(text);
    expect(told()).toEqual(["a", "a", "b"]);
    expect(new Set(news.lines.map(({ key }) => key)).size).toBe(3);
  });

  it("go when they have been read, and with the table that is left", () => {
    news.tell("a");
    vi.advanceTimersByTime(10_000);
    news.tell("b");
    vi.advanceTimersByTime(6_000);
    expect(told()).toEqual(["b"]);
    news.clear();
    expect(told()).toEqual([]);
  });
});

it("one Enter too many answers nothing, a later one does", () => {
  putAway();
  vi.advanceTimersByTime(300);
  expect(isTooSoon()).toBe(true);
  vi.advanceTimersByTime(300);
  expect(isTooSoon()).toBe(false);
});
