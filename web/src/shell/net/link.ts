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
  onOffline(run: () => void): () => void; // the machine knows that it has no network; returns what ends the watch
  chance(): number; // 0 to 1, so that not all clients come back in the same moment
}

export type LinkState = "connecting" | "open" | "broken" | "closed";

export interface Listener {
  state(state: LinkState): void;
  item(item: Item): void;
  message(message: FromServer): void; // everything, after its item
  refused(refused: Refused, wanted: Wanted | undefined): void;
  settled(id: string): void; // answered, one way or the other
  fatal(code: number): void; // coming back would not help
}

const FATAL = [4400, 4401, 4403, 4404, 4406, 4407, 4409];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER = 4000; // a choice is answered at once; advice takes its time
const SILENCE = 60_000; // no word for so long: the wire is dead, though nobody closed it

export class Link {
  last = 0; // news that we have heard
  mark = 0; // of them
  private readonly kept = new Map<string, Wanted>();
  private wire: Wire | null = null;
  private welcomed = false;
  private stopped = false;
  private tries = 0;
  private retry: unknown = null;
  private pinger: unknown = null;
  private silence: unknown = null;
  private answer: unknown = null;
  private doubted = false; // the wire is open, but nobody may be at its other end
  private unwatch = (): void => undefined;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.stopped = false;
    this.unwatch();
    this.unwatch = this.world.onOffline(() => this.doubt());
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.unwatch();
    this.quiet();
    this.world.stop(this.retry);
    this.wire?.close();
    this.wire = null;
    this.welcomed = false;
    this.listener.state("closed");
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  hurry(): void {
    if (this.stopped || (this.wire && !this.doubted)) return;
    this.world.stop(this.retry);
    this.quiet();
    const old = this.wire;
    this.wire = null;
    this.welcomed = false;
    old?.close();
    this.connect();
  }

  /** Sends a wish, now or as soon as the wire is there again. Returns its id. */
  want(wanted: Wanted): string {
    const id = this.world.newId();
    this.kept.set(id, wanted);
    if (!this.welcomed) return id;
    this.send({ ...wanted, id });
    if (wanted.type !== "advise") this.expect();
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
    wire.onopen = () => ours() && this.hello();
    wire.onmessage = (message) => ours() && this.receive(JSON.parse(String(message.data)) as FromServer);
    wire.onclose = (close) => this.lost(wire, close.code);
  }

  private hello(): void {
    this.send({ type: "hello", last: this.last, mark: this.mark, beats: true });
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  /** Without any word after a wish we tell that there is no connection; the first word takes it back. */
  private expect(): void {
    this.world.stop(this.answer);
    this.answer = this.world.later(() => this.doubt(), ANSWER);
  }

  private doubt(): void {
    if (!this.welcomed) return;
    this.doubted = true;
    this.listener.state("broken");
  }

  private receive(message: FromServer): void {
    this.listen();
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "item") {
      if (message.ack !== undefined) this.settle(message.ack);
      if (!this.follow(message.item)) return;
    } else if (message.type === "ack" || message.type === "advice") this.settle(message.id);
    else if (message.type === "refused") this.refuse(message);
    this.listener.message(message);
  }

  private welcome(message: FromServer & { type: "welcome" }): void {
    this.tries = 0;
    this.welcomed = true;
    this.listener.state("open");
    this.follow(message.item);
    for (const [id, wanted] of this.kept) this.send({ ...wanted, id });
    this.ping();
  }

  /** Takes the news. After a gap we say what we have, and get the rest. */
  private follow(item: Item): boolean {
    if (item.from > this.last) {
      this.hello();
      return false;
    }
    this.last = item.from + item.events.length;
    this.mark = item.mark;
    this.listener.item(item);
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
    this.world.stop(this.answer);
    if (this.doubted && this.welcomed) this.listener.state("open");
    this.doubted = false;
    this.silence = this.world.later(() => this.wire?.close(), SILENCE);
  }

  private quiet(): void {
    this.world.stop(this.pinger);
    this.world.stop(this.silence);
    this.world.stop(this.answer);
    this.doubted = false;
  }
}
