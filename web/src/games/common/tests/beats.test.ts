/** The queue of beats, driven by a clock of the test; what follows from what in the news; the one way to skip. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../../shell/board";
import { Beats, type Clock } from "../beats/beats.svelte";
import { Press } from "../later/skips";
import { Heard } from "../beats/news.svelte";

/** Time passes when the test says so. */
class TestClock implements Clock {
  private waiting: { at: number; then: () => void }[] = [];
  private now = 0;

  constructor(readonly calm = false) {}

  wait(ms: number, then: () => void): () => void {
    const one = { at: this.now + ms, then };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((each) => each !== one));
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.waiting.filter((each) => each.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}

describe("beats", () => {
  it("are shown one after the other, each as long as it lasts", () => {
    const clock = new TestClock();
    const beats = new Beats<number>((ms) => ms, undefined, clock);
    beats.add([100, 300]);
    expect(beats.now).toBe(100);
    clock.pass(99);
    expect(beats.now).toBe(100);
    clock.pass(1);
    expect(beats.now).toBe(300);
    clock.pass(300);
    expect(beats.now).toBeNull();
  });

  it("wait behind those that are shown", () => {
    const clock = new TestClock();
    const beats = new Beats<string>(() => 100, undefined, clock);
    beats.add(["a"]);
    clock.pass(60);
    beats.add(["b"]);
    clock.pass(40);
    expect(beats.now).toBe("b");
    clock.pass(100);
    expect(beats.now).toBeNull();
  });

  it("go at the reader's speed, also when he changes it", () => {
    const clock = new TestClock();
    let speed = 2;
    const beats = new Beats<string>(
      () => 100,
      () => speed,
      clock,
    );
    beats.add(["a", "b"]);
    clock.pass(50);
    expect(beats.now).toBe("b");
    speed = 0.5;
    beats.next();
    beats.add(["c"]);
    clock.pass(199);
    expect(beats.now).toBe("c");
    clock.pass(1);
    expect(beats.now).toBeNull();
  });

  it("are skipped one by one or all at once; a skipped beat does not end the next one early", () => {
    const clock = new TestClock();
    const beats = new Beats<string>(() => 100, undefined, clock);
    beats.add(["a", "b", "c"]);
    clock.pass(90);
    beats.next();
    clock.pass(90);
    expect(beats.now).toBe("b");
    beats.end();
    expect(beats.now).toBeNull();
    clock.pass(1000);
    beats.add(["d"]);
    expect(beats.now).toBe("d");
  });

  it("that last for ever wait for the reader, and only they are shown with reduced motion", () => {
    const clock = new TestClock(true);
    const beats = new Beats<{ id: string; ms: number }>(({ ms }) => ms, undefined, clock);
    beats.add([
      { id: "moves", ms: 100 },
      { id: "list", ms: Infinity },
    ]);
    clock.pass(100_000);
    expect(beats.now?.id).toBe("list");
    beats.next();
    expect(beats.now).toBeNull();
  });
});

describe("news", () => {
  const news = (count: number): GameEvent[] => Array.from({ length: count }, () => ({ id: "x", args: {} }));

  it("go on from those heard last; what lay there first does not, nor what follows an undo or a jump", () => {
    const heard = new Heard();
    const [first, second] = [news(2), news(3)];
    expect(heard.hear(first, 10)).toBe("cut");
    expect(heard.hear(first, 10)).toBe("again");
    expect(heard.hear(second, 13)).toBe("on");
    expect(heard.hear(news(1), 9)).toBe("cut");
    expect(heard.hear(news(1), 10)).toBe("on");
    expect(heard.hear(news(0), 40)).toBe("cut");
  });
});

describe("skipping", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pressed = () => {
    const did: string[] = [];
    return { did, press: new Press({ next: () => did.push("next"), end: () => did.push("end") }) };
  };

  it("any key takes the next beat, Escape goes to the end; a held key and writing do nothing", () => {
    const { did, press } = pressed();
    const writing = { closest: () => ({}) } as unknown as EventTarget;
    press.key({ key: "x", repeat: false, target: null });
    press.key({ key: "x", repeat: true, target: null });
    press.key({ key: "x", repeat: false, target: writing });
    press.key({ key: "Escape", repeat: false, target: null });
    expect(did).toEqual(["next", "end"]);
  });

  it("a tap takes the next beat, a long press goes to the end and no further", () => {
    const { did, press } = pressed();
    press.down();
    vi.advanceTimersByTime(200);
    press.up();
    press.tap();
    vi.advanceTimersByTime(1000);
    expect(did).toEqual(["next"]);
    press.down();
    vi.advanceTimersByTime(600);
    press.up();
    press.tap();
    expect(did).toEqual(["next", "end"]);
  });
});
