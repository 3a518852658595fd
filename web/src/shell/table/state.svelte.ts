/** Everything a table page knows; it follows the server and decides nothing. */
import type { Data, Decision, GameEvent, Result } from "../board";
import { browserWorld } from "../net/browser";
import { Link, type LinkState } from "../net/link";
import { after, changed, type Past } from "../net/past";
import { session } from "../net/session.svelte";
import type { Advice, Chat, FromServer, Hint, Item, Now, Refused, Table } from "../net/types";
import { refusal, t } from "../say.svelte";
import { news } from "../ui/news.svelte";
import { momentsOf, type Moment } from "./moments";
import { Notices } from "./notices.svelte";
import { Reel } from "./reel.svelte";
import type { Source } from "./source";

const NO_GUEST = 4401;
const TAKEN_BACK = "taken-back"; // the engine's own news

export class TableState implements Source {
  table: Table | null = $state.raw(null);
  you: number | null = $state(null);
  /** The newest that we know; what is shown may still be on the way to it. */
  present: Now | null = $state.raw(null);
  chat: Chat[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  link: LinkState = $state("connecting");
  fatal: number | null = $state(null);
  /** The ticket that was answered and not yet acknowledged: its options are off. */
  answered: number | null = $state(null);
  /** An undo is on its way; the next one has to wait for it. */
  undoing = $state(false);

  /** Who hears the answers of an adviser, by topic. */
  readonly listeners: Record<string, (answer: Advice) => void> = {
    hint: (answer) => (this.hint = answer.said as unknown as Hint),
  };

  readonly notices = new Notices();
  readonly reel = new Reel();

  private opened: number | null = null; // the ticket of the decision that was open before the reel began to run
  private past: Past = { all: [], fresh: [], back: false };
  private readonly wire: Link;
  private wish = ""; // id of the choice or undo under way
  private quiet = ""; // id of a question that was asked for the reader, not by him
  private hintWish = "";
  private withdrawn = false; // our request to take back, by ourselves
  private readonly back = (): void => this.wire.hurry();

  constructor(readonly id: string) {
    this.wire = new Link(browserWorld(`/ws/tables/${id}`), {
      state: (state) => (this.link = state),
      item: (item) => this.follow(item),
      message: (message) => this.hear(message),
      refused: (refused) => this.refused(refused),
      settled: (id) => this.settled(id),
      fatal: (code) => void this.ended(code),
    });
  }

  start(): void {
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.back);
    this.wire.start();
  }

  stop(): void {
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.back);
    this.wire.stop();
  }

  /** What the reel has reached. */
  get now(): Now | null {
    return this.reel.shown?.now ?? null;
  }

  get view(): Data | null {
    return this.now?.view ?? null;
  }

  get history(): readonly GameEvent[] {
    return this.reel.shown?.history ?? [];
  }

  get fresh(): GameEvent[] {
    return this.reel.shown?.fresh ?? [];
  }

  get result(): Result | null {
    return this.reel.running ? null : (this.now?.result ?? null);
  }

  get canUndo(): boolean {
    return (this.present?.can_undo ?? false) && !this.undoing;
  }

  get canRewind(): boolean {
    return (this.present?.can_rewind ?? false) && !this.table?.takeback;
  }

  /** It opens when all that came before it has been shown or skipped; what others do meanwhile does not close it. */
  get decision(): Decision | null {
    const decision = this.present?.decision ?? null;
    return this.reel.running && decision?.ticket !== this.opened ? null : decision;
  }

  /** Waiting for the server's word on the present decision. */
  get busy(): boolean {
    return this.decision !== null && this.answered === this.decision.ticket;
  }

  choose(choice: string): void {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.answered = decision.ticket;
    this.reel.forget();
    this.wish = this.wire.want({ type: "choose", ticket: decision.ticket, choice });
  }

  /** Takes back at once where that is free, else asks for it. */
  undo(): void {
    if (!this.present?.can_undo) return this.takeBack();
    if (this.wire.waitsFor(this.wish)) return;
    this.undoing = true;
    this.wish = this.wire.want({ type: "undo" });
  }

  /** What is asked waits once more until it has been shown. */
  again(told?: readonly Moment[], before?: Moment | null): void {
    this.opened = null;
    this.reel.again(told, before);
  }

  /** Asks for the last choice back, or no longer. Alone against bots it is granted at once. */
  takeBack(withdraw = false): void {
    if (this.wire.waitsFor(this.wish)) return;
    this.withdrawn = withdraw;
    this.wish = this.wire.want(withdraw ? { type: "takeback", withdraw: true } : { type: "takeback" });
  }

  consent(agree: boolean): void {
    this.wire.want({ type: "consent", agree });
  }

  askHint(): void {
    if (this.hinting) return;
    this.hinting = true;
    news.tell(t("hint-thinks"));
    this.hintWish = this.advise("hint", "choice");
  }

  /** Asks an adviser; the listener of the topic hears the answer with the id returned here. */
  advise(topic: string, ask: string, { stage = 1, quiet = false } = {}): string {
    const id = this.wire.want({ type: "advise", topic, ask, stage });
    if (quiet) this.quiet = id;
    return id;
  }

  say(text: string): void {
    this.wire.want({ type: "chat", text });
  }

  replace(seat: number): void {
    this.wire.want({ type: "replace", seat });
  }

  private follow(item: Item): void {
    this.past = after(this.past.all, item);
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      const known = this.present !== null && message.you === this.you;
      this.table = message.table;
      this.you = message.you;
      this.chat = message.chat;
      this.come(message.now, known);
    } else if (message.type === "item") this.see(message);
    else if (message.type === "table") this.seat(message.table);
    else if (message.type === "chat") this.chat = [...this.chat, message.chat];
    else if (message.type === "advice") this.listeners[message.topic]?.(message);
  }

  /** The table changed. What we asked for and is asked no longer was granted, withdrawn or refused; only the last is news. */
  private seat(table: Table): void {
    const asked = this.table?.takeback?.seat === this.you && !table.takeback && this.you !== null;
    this.table = table;
    if (asked && !this.withdrawn && this.history.at(-1)?.id !== TAKEN_BACK)
      this.notices.add(this.history.length, t("takeback-refused"));
    if (!table.takeback) this.withdrawn = false;
  }

  /** We come, or come back. What was before we came, or was another seat's story, is no news. */
  private come(now: Now | null, known: boolean): void {
    this.know(now);
    if (!now) return;
    const { all, fresh } = this.past;
    const moment = { now, history: all, fresh: known ? fresh : [], forced: false };
    if (known && fresh.length > 0) this.reel.miss([moment]);
    else this.reel.cut(moment);
  }

  /** Something has changed. What was taken back is not played backwards: it is gone. */
  private see({ beats, now }: FromServer & { type: "item" }): void {
    const before = this.present;
    if (!before) return;
    const next = changed(before, now);
    if (!this.reel.running && this.reel.director.ready) this.opened = before.decision?.ticket ?? null;
    this.know(next);
    const moments = momentsOf(before, next, this.past, beats);
    if (this.past.back) this.reel.cut(moments.at(-1) as Moment);
    else if (document.hidden) this.reel.miss(moments);
    else this.reel.add(moments);
  }

  private know(now: Now | null): void {
    if (now?.decision?.ticket !== this.present?.decision?.ticket) this.hint = null;
    this.present = now;
    if (this.answered !== null && now?.decision?.ticket !== this.answered) this.answered = null;
  }

  private settled(id: string): void {
    if (id === this.hintWish) this.hinting = false;
    if (id === this.wish) this.undoing = false;
    // answered stays set until the new state is here, so that nobody answers twice in between
  }

  private refused(refused: Refused): void {
    if (refused.id === this.quiet) return;
    if (refused.id === this.wish) this.answered = null;
    this.notices.add(this.history.length, refusal(refused.kind, refused.message), refused.rules);
  }

  /** Without a guest we make one and come back; the rest cannot be mended. */
  private async ended(code: number): Promise<void> {
    if (code !== NO_GUEST || this.fatal === NO_GUEST) {
      this.fatal = code;
      return;
    }
    session.forget();
    try {
      await session.need();
      this.fatal = NO_GUEST; // a second time would be for another reason
      this.wire.start();
    } catch {
      this.fatal = code;
    }
  }
}
