/** The queue of beats, driven by a clock of the test; what follows from what in the news. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../shell/board";
import { Beats } from "../beats/beats.svelte";
import { Heard } from "../beats/news.svelte";
import { TestClock } from "../../../../tests/clock";

const beat = (id: string, ms = 100, told = 1) => ({ id, ms, told });

/** Beats that last as long as they say, by the clock of the test. */
function beatsOf(speed: () => number = () => 1) {
  const clock = new TestClock();
  const beats = new Beats<ReturnType<typeof beat>>(({ ms }) => ms, speed, clock.wait);
  return { clock, beats, shown: () => beats.now?.id ?? null };
}

describe("beats", () => {
  it("are shown one after the other, each as long as it lasts", () => {
    const { clock, beats, shown } = beatsOf();
    beats.add([beat("a"), beat("b", 300)]);
    expect(shown()).toBe("a");
    clock.pass(99);
    expect(shown()).toBe("a");
    clock.pass(1);
    expect(shown()).toBe("b");
    clock.pass(300);
    expect(shown()).toBeNull();
  });

  it("wait behind those that are shown", () => {
    const { clock, beats, shown } = beatsOf();
    beats.add([beat("a")]);
    clock.pass(60);
    beats.add([beat("b")]);
    clock.pass(40);
    expect(shown()).toBe("b");
    clock.pass(100);
    expect(shown()).toBeNull();
  });

  it("go at the reader's speed, also when he changes it", () => {
    let speed = 2;
    const { clock, beats, shown } = beatsOf(() => speed);
    beats.add([beat("a"), beat("b")]);
    clock.pass(50);
    expect(shown()).toBe("b");
    speed = 0.5;
    beats.next();
    beats.add([beat("c")]);
    clock.pass(199);
    expect(shown()).toBe("c");
    clock.pass(1);
    expect(shown()).toBeNull();
  });

  it("are skipped one by one or all at once; a skipped beat does not end the next one early", () => {
    const { clock, beats, shown } = beatsOf();
    beats.add([beat("a"), beat("b"), beat("c")]);
    clock.pass(90);
    beats.next();
    clock.pass(90);
    expect(shown()).toBe("b");
    beats.end();
    expect(shown()).toBeNull();
    clock.pass(1000);
    beats.add([beat("d")]);
    expect(shown()).toBe("d");
  });

  it("say how much of the news is told with them", () => {
    const { clock, beats } = beatsOf();
    beats.add([beat("a", 100, 0), beat("b", 100, 4)]);
    expect(beats.told).toBe(0);
    clock.pass(100);
    expect(beats.told).toBe(4);
    clock.pass(100);
    expect(beats.told).toBe(Infinity);
  });

  it("are left out where everything is wanted at once", () => {
    const { beats, shown } = beatsOf(() => Infinity);
    beats.add([beat("a")]);
    expect(shown()).toBeNull();
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
