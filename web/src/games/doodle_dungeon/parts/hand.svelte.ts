/** What lies in the reader's hand while he draws: how the formation is turned, where it is held, what is covered. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("hand");

export class Hand {
  /** One's own treasures are hidden from whoever looks over the shoulder. */
  covered = $state(false);
  /** How the formation is turned and mirrored: the number of its orientation. */
  turned = $state(0);
  /** The upper left cell of its box; null: it is not on the sheet. */
  held = $state.raw<{ column: number; row: number } | null>(null);
  /** A sheet that the reader has enlarged; null: the one that matters. */
  enlarged = $state<number | null>(null);
  /** Cells that the line goes on to as soon as each is offered. */
  queue: readonly number[] = $state.raw([]);
  /** The line is erased until it is that long. */
  erase = $state<number | null>(null);
}

export const provideHand = (): Hand => setContext(KEY, new Hand());
export const useHand = (): Hand => getContext<Hand>(KEY);
