/** Coming back after a break: nothing lost, nothing twice. */
import { beforeEach, describe, expect, it } from "vitest";
import { Link, type Listener, type Wire, type World } from "../src/shell/net/link";
import type { Item } from "../src/shell/net/types";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => unknown) | null = null;
  onmessage: ((message: { data: unknown }) => unknown) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeWorld implements World {
  wires: FakeWire[] = [];
  timers: { run: () => void; ms: number }[] = [];
  ids = 0;
  offline: (() => void) | null = null;
  open = (): Wire => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };
  later = (run: () => void, ms: number): unknown => {
    const timer = { run, ms };
    this.timers.push(timer);
    return timer;
  };
  stop = (timer: unknown): void => void (this.timers = this.timers.filter((each) => each !== timer));
  newId = (): string => `id${++this.ids}`;
  onOffline = (run: () => void): (() => void) => {
    this.offline = run;
    return () => (this.offline = null);
  };
  chance = (): number => 1;
  get wire(): FakeWire {
    return this.wires[this.wires.length - 1] as FakeWire;
  }
}

const item = (from: number, count = 1): Item => ({
  from,
  mark: 100 + from + count,
  events: Array.from({ length: count }, (_, place) => ({ id: `e${from + place}`, args: {} })),
});
const welcome = (item: Item) => ({ type: "welcome", table: {}, you: 0, item, now: null, chat: [] });

let world: FakeWorld;
let heard: string[];
let link: Link;

beforeEach(() => {
  world = new FakeWorld();
  heard = [];
  const listener: Listener = {
    state: (state) => heard.push(state),
    item: (item) => heard.push(`${item.events.length} from ${item.from}`),
    message: () => undefined,
    refused: (refused, wanted) => heard.push(`refused ${refused.kind} ${wanted?.type ?? "?"}`),
    settled: (id) => heard.push(`settled ${id}`),
    fatal: (code) => heard.push(`fatal ${code}`),
  };
  link = new Link(world, listener);
  link.start();
  world.wire.onopen?.();
});

const connect = (news = item(0, 0)): void => world.wire.says(welcome(news));
function breakAndReturn(): void {
  world.wire.onclose?.({ code: 1006 });
  const retry = world.timers.pop();
  retry?.run();
  world.wire.onopen?.();
}
const choices = (): unknown[] =>
  world.wire.sent.filter((message) => message.type === "choose").map((message) => message.id);

describe("resume", () => {
  it("says hello with what it has heard", () => {
    expect(world.wire.sent).toEqual([{ type: "hello", last: 0, mark: 0, beats: true }]);
    connect(item(0, 2));
    world.wire.says({ type: "item", item: item(2), now: {} });
    breakAndReturn();
    expect(world.wire.sent).toEqual([{ type: "hello", last: 3, mark: 103, beats: true }]);
  });

  it("says what it has after a gap", () => {
    connect(item(0, 1));
    world.wire.says({ type: "item", item: item(4), now: {} });
    expect(world.wire.sent.at(-1)).toEqual({ type: "hello", last: 1, mark: 101, beats: true });
    connect(item(1, 4));
    expect(heard.at(-1)).toBe("4 from 1");
    expect(link.last).toBe(5);
  });

  it("takes everything anew when the server's past is another", () => {
    connect(item(0, 3));
    breakAndReturn();
    connect(item(0, 2));
    expect(heard.at(-1)).toBe("2 from 0");
    expect(link.last).toBe(2);
  });

  it("goes back when something is taken back", () => {
    connect(item(0, 3));
    world.wire.says({ type: "item", item: item(1, 1), now: {} });
    expect(link.last).toBe(2);
  });
});

describe("wishes", () => {
  it("are sent again after a break until they are acknowledged, with the same id", () => {
    connect();
    const id = link.want({ type: "choose", ticket: 1, choice: "pass" });
    expect(choices()).toEqual([id]);
    breakAndReturn();
    expect(choices()).toEqual([]); // not before the server has welcomed us
    connect();
    expect(choices()).toEqual([id]);
    world.wire.says({ type: "ack", id });
    world.wire.says({ type: "ack", id });
    expect(heard.filter((each) => each === `settled ${id}`)).toHaveLength(1);
    breakAndReturn();
    connect();
    expect(choices()).toEqual([]);
  });

  it("made while offline wait and keep their order", () => {
    connect();
    world.wire.onclose?.({ code: 1012 });
    const first = link.want({ type: "chat", text: "a" });
    const second = link.want({ type: "undo" });
    world.timers.pop()?.run();
    world.wire.onopen?.();
    connect();
    expect(world.wire.sent.slice(1).map((message) => message.id)).toEqual([first, second]);
  });

  it("that were refused are told with what was wanted, and are not sent again", () => {
    connect();
    const id = link.want({ type: "choose", ticket: 1, choice: "pass" });
    world.wire.says({ type: "refused", id, kind: "stale-decision", message: "", rules: [] });
    expect(heard).toContain("refused stale-decision choose");
    breakAndReturn();
    connect();
    expect(choices()).toEqual([]);
  });
});

describe("the wire", () => {
  it("comes back later and later, at most 15 seconds", () => {
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      world.timers = [];
      world.wire.onclose?.({ code: 1006 });
      const retry = world.timers.pop();
      waits.push(retry?.ms ?? 0);
      retry?.run();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  });

  it.each([1006, 1012, 4408, 4429, 4500])("comes back after %i", (code) => {
    connect();
    world.timers = [];
    world.wire.onclose?.({ code });
    expect(world.timers).toHaveLength(1);
    expect(heard).not.toContain(`fatal ${code}`);
  });

  it("stays closed where coming back would not help", () => {
    world.timers = [];
    world.wire.onclose?.({ code: 4404 });
    expect(heard.at(-1)).toBe("fatal 4404");
    expect(world.timers).toEqual([]);
  });

  it("does not listen to an old wire", () => {
    const old = world.wire;
    connect();
    breakAndReturn();
    heard.length = 0;
    old.says({ type: "item", item: item(0), now: {} });
    old.onclose?.({ code: 1006 });
    expect(heard).toEqual([]);
  });

  it("is given up after a long silence", () => {
    connect();
    const wire = world.wire;
    world.timers.find((timer) => timer.ms === 60_000)?.run();
    expect(wire.closed).toBe(true);
  });
});

describe("an open wire with nobody at its end", () => {
  const broken = (): number => heard.filter((each) => each === "broken").length;
  const unanswered = (): void => world.timers.find((timer) => timer.ms === 4000)?.run();

  it("is told when the machine is offline, and left for another one when it is online again", () => {
    connect();
    world.offline?.();
    expect(heard.at(-1)).toBe("broken");
    link.want({ type: "undo" });
    link.hurry();
    expect(world.wires.length).toBe(2);
    expect(world.wires[0]?.closed).toBe(true);
    world.wire.onopen?.();
    connect();
    expect(heard.at(-1)).toBe("0 from 0");
    expect(heard).toContain("open");
    expect(world.wire.sent.filter((each) => each["type"] === "undo").length).toBe(1);
  });

  it("is told when a choice is not answered, until a word comes", () => {
    connect();
    link.want({ type: "undo" });
    unanswered();
    expect(heard.at(-1)).toBe("broken");
    world.wire.says({ type: "pong" });
    expect(heard.at(-1)).toBe("open");
  });

  it("is not suspected while an adviser thinks, or after any word", () => {
    connect();
    link.want({ type: "advise", topic: "hint", ask: "choice", stage: 1 });
    unanswered();
    link.want({ type: "undo" });
    world.wire.says({ type: "pong" });
    unanswered();
    link.hurry();
    expect(broken()).toBe(0);
    expect(world.wires.length).toBe(1);
  });

  it("is watched no longer by whoever has left", () => {
    connect();
    link.stop();
    expect(world.offline).toBeNull();
  });
});
