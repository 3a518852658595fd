/**
 * The table's socket: comes back by itself, asks only for what it lacks, and sends nothing twice that was done.
 *
 * Every wish (choice, undo, chat …) carries an id of ours and is kept until the server has answered it. After a break
 * all kept wishes are sent again; the server does each id once. No browser API is used directly, so tests can drive it.
 */
import type { FromServer, Item, Refused, Wanted } from "./types";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => unknown) | null;
  onmessage: ((message: { data: unknown }) => unknown) | null;
  onclose: ((close: { code: number }) => void) | null;
}

export interface World {
  open(): Wire;
  later(run: () => void, ms: number): unknown;
  stop(timer: unknown): void;
  newId(): string;
  chance(): number; // 0 to 1, so that not all clients come back in the same moment
}

export type LinkState = "connecting" | "open" | "broken" | "closed";

export interface Listener {
  state(state: LinkState): void;
  items(items: Item[], from: number): void; // `from` 0: forget what you had, these are all
  message(message: FromServer): void; // everything, after its items
  refused(refused: Refused, wanted: Wanted | undefined): void;
  settled(id: string): void; // answered, one way or the other
  fatal(code: number): void; // coming back would not help
}

const FATAL = [4400, 4401, 4403, 4404];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000; // no word for so long: the wire is dead, though nobody closed it

export class Link {
  last = 0;
  private readonly kept = new Map<string, Wanted>();
  private wire: Wire | null = null;
  private welcomed = false;
  private stopped = false;
  private tries = 0;
  private retry: unknown = null;
  private pinger: unknown = null;
  private silence: unknown = null;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.quiet();
    this.world.stop(this.retry);
    this.wire?.close();
    this.wire = null;
    this.welcomed = false;
    this.listener.state("closed");
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  hurry(): void {
    if (this.stopped || this.wire) return;
    this.world.stop(this.retry);
    this.connect();
  }

  /** Sends a wish, now or as soon as the wire is there again. Returns its id. */
  want(wanted: Wanted): string {
    const id = this.world.newId();
    this.kept.set(id, wanted);
    if (this.welcomed) this.send({ ...wanted, id });
    return id;
  }

  waitsFor(id: string): boolean {
    return this.kept.has(id);
  }

  private connect(): void {
    this.listener.state("connecting");
    const wire = this.world.open();
    this.wire = wire;
    const ours = (): boolean => wire === this.wire; // an old wire may still have something to say
    wire.onopen = () => ours() && this.send({ type: "hello", last: this.last });
    wire.onmessage = (message) => ours() && this.receive(JSON.parse(String(message.data)) as FromServer);
    wire.onclose = (close) => this.lost(wire, close.code);
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private receive(message: FromServer): void {
    this.listen();
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "item") {
      if (!this.follow([message.item])) return;
    } else if (message.type === "ack" || message.type === "advice") this.settle(message.id);
    else if (message.type === "refused") this.refuse(message);
    this.listener.message(message);
  }

  private welcome(message: FromServer & { type: "welcome" }): void {
    this.tries = 0;
    this.welcomed = true;
    this.listener.state("open");
    if (message.last < this.last) this.last = 0; // another past than ours (a server put back): take all of it
    this.follow(message.items);
    for (const [id, wanted] of this.kept) this.send({ ...wanted, id });
    this.ping();
  }

  /** Takes items in their order. What we have already is skipped; after a gap we ask for the missing ones. */
  private follow(items: Item[]): boolean {
    const fresh = items.filter((item) => item.n > this.last);
    const first = fresh[0];
    if (!first) return true;
    if (first.n !== this.last + 1) {
      this.send({ type: "hello", last: this.last });
      return false;
    }
    const from = this.last;
    this.last = fresh[fresh.length - 1]?.n ?? this.last;
    this.listener.items(fresh, from);
    return true;
  }

  private settle(id: string): void {
    if (this.kept.delete(id)) this.listener.settled(id);
  }

  private refuse(refused: Refused): void {
    const wanted = this.kept.get(refused.id);
    this.settle(refused.id);
    this.listener.refused(refused, wanted);
  }

  private lost(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.welcomed = false;
    this.quiet();
    if (this.stopped) return;
    this.listener.state("broken");
    if (FATAL.includes(code)) this.listener.fatal(code);
    else this.retry = this.world.later(() => this.connect(), this.wait());
  }

  private wait(): number {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return most * (0.5 + this.world.chance() / 2);
  }

  private ping(): void {
    this.world.stop(this.pinger);
    this.pinger = this.world.later(() => {
      this.send({ type: "ping" });
      this.ping();
    }, PING_EVERY);
  }

  private listen(): void {
    this.world.stop(this.silence);
    this.silence = this.world.later(() => this.wire?.close(), SILENCE);
  }

  private quiet(): void {
    this.world.stop(this.pinger);
    this.world.stop(this.silence);
  }
}
