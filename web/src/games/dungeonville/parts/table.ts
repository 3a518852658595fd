/** What every component of the board may ask: the view, the decision, the texts. Given down by context. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Data, GameEvent, Option } from "../../../shell/board";
import { optionAt } from "../model/targets";
import { asView, own, type Player, type View } from "../model/view";

// A player's panel and the score know no news; nothing there needs them.
type Source = Omit<BoardProps, "events" | "history" | "onplay" | "scene" | "speed"> & Partial<Pick<BoardProps, "history" | "speed">>;
const KEY = Symbol("table");

export class Table {
  constructor(private readonly read: () => Source) {}

  get view(): View {
    return asView(this.read().view);
  }
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
  get own(): Player | null {
    return own(this.view);
  }
  /** Whose party the home scene shows: the reader's, else that of the player who acts. */
  get home(): number {
    return this.view.viewer ?? this.view.waiting[0] ?? this.view.stone;
  }

  say(id: string, args: Data = {}): string {
    return this.texts.say(id, args);
  }
  /** The option that can be taken at this place of the board. */
  option(target: string): Option | null {
    return optionAt(this.decision, target);
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
  /** "Rathaus and Goblin Camp" */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.texts.lang).format(names);
  }
  seatName(seat: number): string {
    return this.seats[seat]?.you ? this.texts.player(seat) : (this.seats[seat]?.name ?? `P${seat + 1}`);
  }
}

export function provide(read: () => Source): Table {
  return setContext(KEY, new Table(read));
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
