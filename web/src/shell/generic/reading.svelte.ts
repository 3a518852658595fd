/** What every part of the generic board may ask. Given down by context. */
import { getContext, setContext } from "svelte";
import type { Data, GameEvent, Json, Seat, Texts } from "../board";
import { t } from "../say.svelte";
import { changes, NO_CHANGES, type Changes } from "./changes";
import { readable, type Scalar } from "./sorting";

const KEY = Symbol("reading");

interface Source {
  view: Data;
  texts: Texts;
  seats: Seat[];
  lit?: readonly string[];
}

export class Reading {
  /** What is different since the reader chose last; for one who only watches, since a move ago. */
  changes: Changes = $state.raw(NO_CHANGES);
  /** What has happened since then. */
  news: readonly GameEvent[] = $state.raw([]);
  private before: Data | null = null;
  private heard = 0; // news that were there then
  private shown: Data | null = null;
  private told = 0;
  private ticket: number | null = null; // of the decision that was open

  constructor(private readonly read: () => Source) {}

  get texts(): Texts {
    return this.read().texts;
  }
  get seats(): Seat[] {
    return this.read().seats;
  }

  look(view: Data, history: readonly GameEvent[], ticket: number | null, watching: boolean): void {
    const chosen = this.ticket !== null && ticket !== this.ticket;
    if (!this.before || chosen || (watching && view !== this.shown)) {
      this.before = this.shown ?? view;
      this.heard = this.shown ? this.told : history.length;
    }
    [this.shown, this.told, this.ticket] = [view, history.length, ticket];
    this.changes = changes(this.before, view);
    this.news = history.slice(this.heard);
  }

  /** What a key of the view is called: `view-<key>` of the game's texts, else the key itself. */
  label(key: string): string {
    return this.texts.has(`view-${key}`) ? this.texts.say(`view-${key}`) : readable(key);
  }

  /** A plain fact in words: `view-<key>-<value>` of the game's texts, the name of a card, or as it stands. */
  word(key: string, value: Scalar): string {
    if (value === null) return "–";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return String(value).replace("-", "−");
    const id = `view-${key}-${value}`;
    if (/^[a-zA-Z][\w-]*$/.test(id) && this.texts.has(id)) return this.texts.say(id);
    const name = this.texts.name(value);
    return name === value ? readable(value) : name;
  }

  /** The seat that a number under this key stands for. */
  seat(key: string, value: Json): Seat | undefined {
    return typeof value === "number" && SEATS.test(key) ? this.seats[value] : undefined;
  }

  /** Whether the option under pointer or focus is about this card. */
  lit(value: Scalar): boolean {
    return typeof value === "string" && (this.read().lit ?? []).some((target) => target.split("/").includes(value));
  }
}

/** Keys whose numbers are seats. */
const SEATS = /^(?:.*_)?seats?$/;

export const provideReading = (read: () => Source): Reading => setContext(KEY, new Reading(read));
export const useReading = (): Reading => getContext<Reading>(KEY);
