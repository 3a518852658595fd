/** What every component of a board may ask: decision, texts, seats, light. A game adds its view; given down by context. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Data, Forbidden, GameEvent, Option } from "../../shell/board";
import { optionAt } from "./targets";

// A player's panel and the score know no news; nothing there needs them.
export type Source = Omit<BoardProps, "events" | "history" | "onexplain" | "onplay" | "onundo" | "scene" | "speed"> &
  Partial<Pick<BoardProps, "history" | "onexplain" | "onundo" | "speed">>;
const KEY = Symbol("table");

export abstract class BaseTable {
  constructor(protected readonly read: () => Source) {}

  get decision(): BoardProps["decision"] {
    return this.read().decision;
  }
  get texts(): BoardProps["texts"] {
    return this.read().texts;
  }
  get seats(): BoardProps["seats"] {
    return this.read().seats;
  }
  get history(): readonly GameEvent[] {
    return this.read().history ?? [];
  }
  get speed(): number {
    return this.read().speed ?? 1;
  }

  say(id: string, args: Data = {}): string {
    return this.texts.say(id, args);
  }
  /** The option that can be taken at this place of the board. */
  option(target: string): Option | null {
    return optionAt(this.decision, target);
  }
  /** What cannot be done at this place of the board, though one may look for it. */
  forbidden(target: string): Forbidden | null {
    return this.decision?.forbidden.find((no) => no.targets.includes(target)) ?? null;
  }
  explain(no: Forbidden, at: Element): void {
    this.read().onexplain?.(no, at);
  }
  optionText(option: Option): string {
    return this.texts.option(option, this.decision?.step ?? "");
  }
  isLit(target: string): boolean {
    return this.read().lit.includes(target);
  }
  light(targets: readonly string[]): void {
    this.read().onlight(targets);
  }
  choose(option: Option): void {
    this.take(option.text);
  }
  take(text: string): void {
    this.read().onchoose(text);
  }
  /** Takes back the last choice, where that is free. */
  get undo(): (() => void) | null {
    return this.read().onundo ?? null;
  }
  /** "Rathaus and Goblin Camp" */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.texts.lang).format(names);
  }
  seatName(seat: number): string {
    return this.seats[seat]?.you ? this.texts.player(seat) : (this.seats[seat]?.name ?? `P${seat + 1}`);
  }
}

export function provideTable<T extends BaseTable>(table: T): T {
  return setContext(KEY, table);
}

export function tableHere<T extends BaseTable>(): T {
  return getContext<T>(KEY);
}
