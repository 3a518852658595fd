/** The end is counted up; whoever does not want to wait sees all of it. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { Counting } = await import("../later/counting.svelte");

const press = (key: string) => ({ key, preventDefault: vi.fn(), stopPropagation: vi.fn() });

describe("counting", () => {
  it("shows one step after the other, and all with the last", () => {
    const count = new Counting(3);
    const seen = [count.shown];
    for (let at = 0; at < 3; at += 1) {
      count.next();
      seen.push(count.shown);
    }
    expect(seen).toEqual([0, 1, 2, Infinity]);
  });

  it("ends with a key, which then does nothing else", () => {
    const count = new Counting(3);
    const enter = press("Enter");
    count.key(enter);
    expect([count.shown, enter.preventDefault.mock.calls.length]).toEqual([Infinity, 1]);
    count.key(enter);
    expect(enter.preventDefault).toHaveBeenCalledTimes(1);
  });

  it("ends when one walks to another button, and lets the key do that", () => {
    const count = new Counting(3);
    const tab = press("Tab");
    count.key(tab);
    expect([count.shown, tab.preventDefault.mock.calls.length]).toEqual([Infinity, 0]);
  });

  it("goes on while a key only changes another", () => {
    const count = new Counting(3);
    count.key(press("Shift"));
    expect(count.shown).toBe(0);
  });
});
