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
  chance = (): number => 1;
  get wire(): FakeWire {
    return this.wires[this.wires.length - 1] as FakeWire;
  }
}

const item = (n: number, retract = 0): Item => ({ n, retract, events: [{ id: `e${n}`, args: {} }] });
const welcome = (last: number, items: Item[]) => ({
  type: "welcome",
  table: {},
  you: 0,
  last,
  items,
  now: null,
  chat: [],
});

let world: FakeWorld;
let heard: string[];
let link: Link;

beforeEach(() => {
  world = new FakeWorld();
  heard = [];
  const listener: Listener = {
    state: (state) => heard.push(state),
    items: (items, from) => heard.push(`items ${items.map((each) => each.n).join(",")} from ${from}`),
    message: () => undefined,
    refused: (refused, wanted) => heard.push(`refused ${refused.kind} ${wanted?.type ?? "?"}`),
    settled: (id) => heard.push(`settled ${id}`),
    fatal: (code) => heard.push(`fatal ${code}`),
  };
  link = new Link(world, listener);
  link.start();
  world.wire.onopen?.();
});

const connect = (last: number, items: Item[] = []): void => world.wire.says(welcome(last, items));
function breakAndReturn(): void {
  world.wire.onclose?.({ code: 1006 });
  const retry = world.timers.pop();
  retry?.run();
  world.wire.onopen?.();
}
const choices = (): unknown[] =>
  world.wire.sent.filter((message) => message.type === "choose").map((message) => message.id);

describe("resume", () => {
  it("says hello with the last item it has", () => {
    expect(world.wire.sent).toEqual([{ type: "hello", last: 0 }]);
    connect(2, [item(1), item(2)]);
    world.wire.says({ type: "item", item: item(3), now: {} });
    breakAndReturn();
    expect(world.wire.sent).toEqual([{ type: "hello", last: 3 }]);
  });

  it("skips what it has already", () => {
    connect(2, [item(1), item(2)]);
    heard.length = 0;
    world.wire.says({ type: "item", item: item(2), now: {} });
    world.wire.says({ type: "item", item: item(3), now: {} });
    expect(heard).toEqual(["items 3 from 2"]);
  });

  it("asks for what is missing after a gap", () => {
    connect(1, [item(1)]);
    world.wire.says({ type: "item", item: item(4), now: {} });
    expect(world.wire.sent.at(-1)).toEqual({ type: "hello", last: 1 });
    connect(4, [item(2), item(3), item(4)]);
    expect(heard.at(-1)).toBe("items 2,3,4 from 1");
  });

  it("takes everything anew when the server's past is shorter", () => {
    connect(3, [item(1), item(2), item(3)]);
    breakAndReturn();
    connect(2, [item(1), item(2)]);
    expect(heard.at(-1)).toBe("items 1,2 from 0");
    expect(link.last).toBe(2);
  });
});

describe("wishes", () => {
  it("are sent again after a break until they are acknowledged, with the same id", () => {
    connect(0);
    const id = link.want({ type: "choose", ticket: 1, choice: "pass" });
    expect(choices()).toEqual([id]);
    breakAndReturn();
    expect(choices()).toEqual([]); // not before the server has welcomed us
    connect(0);
    expect(choices()).toEqual([id]);
    world.wire.says({ type: "ack", id, last: 1 });
    world.wire.says({ type: "ack", id, last: 1 });
    expect(heard.filter((each) => each === `settled ${id}`)).toHaveLength(1);
    breakAndReturn();
    connect(0);
    expect(choices()).toEqual([]);
  });

  it("made while offline wait and keep their order", () => {
    connect(0);
    world.wire.onclose?.({ code: 1012 });
    const first = link.want({ type: "chat", text: "a" });
    const second = link.want({ type: "undo" });
    world.timers.pop()?.run();
    world.wire.onopen?.();
    connect(0);
    expect(world.wire.sent.slice(1).map((message) => message.id)).toEqual([first, second]);
  });

  it("that were refused are told with what was wanted, and are not sent again", () => {
    connect(0);
    const id = link.want({ type: "choose", ticket: 1, choice: "pass" });
    world.wire.says({ type: "refused", id, kind: "stale-decision", message: "", rules: [] });
    expect(heard).toContain("refused stale-decision choose");
    breakAndReturn();
    connect(0);
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

  it("stays closed where coming back would not help", () => {
    world.timers = [];
    world.wire.onclose?.({ code: 4404 });
    expect(heard.at(-1)).toBe("fatal 4404");
    expect(world.timers).toEqual([]);
  });

  it("does not listen to an old wire", () => {
    const old = world.wire;
    connect(0);
    breakAndReturn();
    heard.length = 0;
    old.says({ type: "item", item: item(1), now: {} });
    old.onclose?.({ code: 1006 });
    expect(heard).toEqual([]);
  });

  it("is given up after a long silence", () => {
    connect(0);
    const wire = world.wire;
    world.timers.find((timer) => timer.ms === 60_000)?.run();
    expect(wire.closed).toBe(true);
  });
});
