/** A finger that stays on a thing has it explained, however late the page's own clock and the words are. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explainer } from "../src/shell/about/explainer.svelte";
import type { Thing } from "../src/shell/about/things";

const HELD = 500; // ms

class Key {} // none is pressed here
const thing = (connected = true): Element =>
  ({ isConnected: connected, closest: () => null, matches: () => pulled, parentElement: null }) as unknown as Element;
const event = (type: string, target: Element) => {
  const prevented = vi.fn<() => void>();
  const said = { type, target, pointerType: "touch", clientX: 5, clientY: 5, stopPropagation: vi.fn() };
  return { ...said, preventDefault: () => prevented(), prevented } as unknown as PointerEvent & {
    prevented: typeof prevented;
  };
};

let ready = true;
let pulled = false; // the thing lies in a picture that is pulled
let below: Element | null = null; // what lies under the finger by now
const found = (at: Element): Thing | null => (ready ? { at, id: "food" } : null);
const explainer = (): Explainer => new Explainer({ ready: () => ready, find: found, all: () => [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("getComputedStyle", () => ({ touchAction: "auto" }));
  vi.stubGlobal("KeyboardEvent", Key);
  vi.stubGlobal("document", { elementFromPoint: () => below });
  [ready, pulled] = [true, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a finger that stays", () => {
  it("explains after a while, and its lifting clicks nothing", () => {
    const [one, at] = [explainer(), thing()];
    one.down(event("pointerdown", at));
    vi.advanceTimersByTime(HELD - 1);
    expect(one.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(one.shown?.at).toBe(at);
    const click = event("click", at);
    one.after(click);
    expect(click.prevented).toHaveBeenCalled();
  });

  it("explains at once when the browser takes it for a long tap first, and keeps the finger", () => {
    const [one, at] = [explainer(), thing()];
    one.down(event("pointerdown", at));
    vi.advanceTimersByTime(HELD - 20); // a busy page is late
    const menu = event("contextmenu", at);
    one.after(menu);
    expect(menu.prevented).toHaveBeenCalled();
    one.up(event("pointercancel", at));
    expect(one.shown?.at).toBe(at);
  });

  it("is left to what is dragged, but not to a picture that is pulled", () => {
    vi.stubGlobal("getComputedStyle", () => ({ touchAction: "none" }));
    const [one, at] = [explainer(), thing()];
    one.down(event("pointerdown", at));
    vi.advanceTimersByTime(HELD);
    expect(one.shown).toBeNull();
    pulled = true;
    one.down(event("pointerdown", at));
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(at);
  });

  it("may slip a little, and explains nothing when it pulls", () => {
    const moved = (by: number): Explainer => {
      const [one, at] = [explainer(), thing()];
      one.down(event("pointerdown", at));
      one.move({ ...event("pointermove", at), clientX: 5 + by });
      vi.advanceTimersByTime(HELD);
      return one;
    };
    expect(moved(8).shown).not.toBeNull();
    expect(moved(9).shown).toBeNull();
  });

  it("is kept while the words are on their way, and then explains what it rests on", () => {
    const [one, at] = [explainer(), thing()];
    ready = false;
    one.down(event("pointerdown", at));
    const menu = event("contextmenu", at);
    one.after(menu);
    expect(menu.prevented).toHaveBeenCalled();
    ready = true;
    one.begin(event("pointerover", at), false);
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(at);
  });

  it.each([true, false])("came before us: its thing is explained unless it has left (%s)", (lifted) => {
    const [one, at] = [explainer(), thing()];
    one.begin(event("pointerover", at), lifted);
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(lifted ? undefined : at);
  });

  it("explains what lies there by now where the table was drawn anew", () => {
    const one = explainer();
    below = thing();
    one.down(event("pointerdown", thing(false)));
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(below);
  });

  it("has left: neither its thing nor a menu is our matter", () => {
    const [one, at] = [explainer(), thing()];
    one.down(event("pointerdown", at));
    one.up(event("pointerup", at));
    const menu = event("contextmenu", at);
    one.after(menu);
    vi.advanceTimersByTime(HELD);
    expect([one.shown, menu.prevented.mock.calls.length]).toEqual([null, 0]);
  });
});

describe("a pointer that leaves", () => {
  const mouse = (target: Element | null, more: object = {}) =>
    ({ ...event("pointer", target as Element), pointerType: "mouse", ...more }) as unknown as PointerEvent;

  it("takes its explanation along, also out of the window, where no other thing tells of it", () => {
    const [one, at] = [explainer(), thing()];
    one.over(mouse(at));
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(at);
    one.out(mouse(at, { relatedTarget: at }));
    vi.advanceTimersByTime(HELD);
    expect(one.shown?.at).toBe(at);
    one.out(mouse(at, { relatedTarget: null }));
    vi.advanceTimersByTime(HELD);
    expect(one.shown).toBeNull();
  });

  it("leaves before it was explained: then it is not", () => {
    const [one, at] = [explainer(), thing()];
    one.over(mouse(at));
    one.out(mouse(at, { relatedTarget: null }));
    vi.advanceTimersByTime(HELD);
    expect(one.shown).toBeNull();
  });
});
