/**
 * What every component of a board may ask: the game's view, decision, texts, seats, light. Given down by context.
 *
 * A game names its view once, in `parts/table.ts`: `export const { provide, useTable } = tableOf<View>();`
 * The board, a player's panel and the score call `provide(() => props)`; what lies below them calls `useTable()`.
 */
import { getContext, setContext } from "svelte";
import type { BoardProps, Data, Decision, Forbidden, GameEvent, Option, Seat, Texts } from "../../shell/board";
import type { Skippable } from "../../shell/table/reel.svelte";
import { optionAt } from "./targets";
import { own, type GameView, type PlayerOf } from "./view";

// A player's panel and the score know neither news nor, some of them, a decision; nothing there needs them.
export type Source = Pick<BoardProps, "view" | "texts" | "seats"> & Partial<BoardProps>;

const KEY = Symbol("table");
const NO_NEWS: readonly GameEvent[] = [];

export class Table<V extends GameView = GameView> {
  /** A card whose text is open. */
  looking: string | null = $state(null);
  /** Set by a stage that plays the news: how the table stood at its present beat. Nothing around it runs ahead. */
  telling: ((fresh: readonly GameEvent[], view: V) => V) | null = $state.raw(null);

  constructor(private readonly read: () => Source) {}

  get view(): V {
    const view = this.read().view as unknown as V;
    return this.telling?.(this.fresh, view) ?? view;
  }
  get own(): PlayerOf<V> | null {
    return own(this.view);
  }
  get decision(): Decision | null {
    return this.read().decision ?? null;
  }
  get texts(): Texts {
    return this.read().texts;
  }
  get seats(): Seat[] {
    return this.read().seats;
  }
  /** The news that came with this view; the tail of the history. */
  get fresh(): readonly GameEvent[] {
    return this.read().events ?? NO_NEWS;
  }
  get history(): readonly GameEvent[] {
    return this.read().history ?? NO_NEWS;
  }
  get speed(): number {
    return this.read().speed ?? 1;
  }

  say(id: string, args: Data = {}): string {
    return this.texts.say(id, args);
  }
  name(card: string): string {
    return this.texts.name(card);
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
    return this.read().lit?.includes(target) ?? false;
  }
  light(targets: readonly string[]): void {
    this.read().onlight?.(targets);
  }
  /** The board plays a story, or no longer: everything else waits for it. */
  play(story: Skippable | null): void {
    this.read().onplay?.(story);
  }
  choose(option: Option): void {
    this.read().onchoose?.(option);
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

/** The two ends of the context for a game with this view. */
export function tableOf<V extends GameView>() {
  return {
    provide: (read: () => Source): Table<V> => setContext(KEY, new Table<V>(read)),
    useTable: (): Table<V> => getContext<Table<V>>(KEY),
  };
}

/** For the parts of the kit, which know no game. */
export const { useTable } = tableOf<GameView>();
