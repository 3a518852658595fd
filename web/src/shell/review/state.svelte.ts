/** The review of one match: asked for, followed while it is being made, and stopped. It comes in pieces. */
import { api } from "../net/api";
import { ask, table as path } from "../net/ask";
import type { Table } from "../net/types";
import { explain } from "../say.svelte";
import { Reel } from "../table/reel.svelte";
import type { Source } from "../table/source";
import { placesOf, type Point, type Told } from "./figures";

const LOOK_MS = 800; // between two looks at a review that is being made

export class ReviewState {
  table: Table | null = $state.raw(null);
  told: Omit<Told, "points" | "since"> | null = $state.raw(null);
  points: Point[] = $state.raw([]);
  problem = $state("");
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  readonly places = $derived(placesOf(this.points, this.told?.end));

  /** Who played himself has it made by opening the page; others say so. */
  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id);
    } catch {
      this.failed = true;
      return;
    }
    await this.ask("GET");
    if (this.told?.state === "none" && this.table.you !== null) await this.begin();
  }

  begin = (): Promise<void> => this.ask("POST");
  stop = (): Promise<void> => this.ask("DELETE");

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(method: "GET" | "POST" | "DELETE"): Promise<void> {
    clearTimeout(this.timer);
    const since = method === "GET" ? this.points.length : 0;
    try {
      this.learn(await ask<Told>(method, `${path(this.id)}/review${since ? `?since=${since}` : ""}`));
      this.problem = "";
    } catch (error) {
      this.problem = explain(error);
    }
    if (this.told?.state === "running" || this.lacks) this.follow();
  }

  private learn({ points, since, ...told }: Told): void {
    this.told = told;
    if (points.length + since > this.points.length) this.points = [...this.points.slice(0, since), ...points];
  }

  /** Whether there are pieces that were made and not told yet. */
  private get lacks(): boolean {
    return this.points.length < (this.told?.done ?? 0);
  }

  private follow(): void {
    if (this.closed) return; // what was asked before is answered after
    this.timer = setTimeout(() => void this.ask("GET"), this.lacks && !this.problem ? 0 : LOOK_MS);
  }
}

/** For a desk that shows no board: names and words are all that is needed of it. */
export function reviewSource(review: ReviewState): Source {
  return {
    get table() {
      return review.table;
    },
    get you() {
      return review.table?.you ?? null;
    },
    reel: new Reel(), // nothing is played here
    view: null,
    decision: null,
    history: [],
    fresh: [],
    result: null,
    busy: false,
    canUndo: false,
    canRewind: false,
    notices: { all: [] },
    choose: () => undefined,
    again: () => undefined,
    undo: () => undefined,
  };
}
