/** A match looked at move by move. What was fetched is kept, the next moves are fetched ahead. */
import { api } from "../net/api";
import type { Now, Replay, Table } from "../net/types";
import { momentsOf, type Moment } from "../table/moments";
import { Reel } from "../table/reel.svelte";
import type { Source } from "../table/source";

const AHEAD = 3;
const REST_MS = 60; // a slider that is being drawn asks for nothing

export class ReplayState {
  table: Table | null = $state.raw(null);
  moves = $state(0);
  move = $state(0);
  playing = $state(false);
  failed = $state(false);
  readonly reel = new Reel();
  private readonly kept = new Map<number, Promise<Replay>>();

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const [table, last] = await Promise.all([api.table(this.id), api.replay(this.id, null)]);
      this.table = table;
      this.moves = last.moves;
      await this.go(table.status === "over" ? 0 : last.moves);
    } catch {
      this.failed = true;
    }
  }

  /** One move on: what it brought is shown as in the game. */
  async step(): Promise<void> {
    this.reel.end();
    const before = this.reel.shown;
    const next = await this.fetch(this.move + 1);
    if (!before || !next) return;
    const heard = before.history.length;
    const beats = next.beats.map((beat) => ({ ...beat, told: beat.told - heard }));
    const past = { all: next.events, fresh: next.events.slice(heard) };
    this.reel.add(momentsOf(before.now, asNow(next), past, beats));
  }

  /** Jumps to a move; nothing is played. */
  async go(move: number): Promise<void> {
    const wanted = (this.move = this.within(move));
    if (!this.kept.has(wanted)) await new Promise((rested) => setTimeout(rested, REST_MS));
    const shown = wanted === this.move ? await this.fetch(wanted) : null;
    if (shown) this.reel.cut(standing(shown));
  }

  private within(move: number): number {
    return Math.max(0, Math.min(this.moves, move));
  }

  /** The match after that move; null where somebody has moved the slider on meanwhile. */
  private async fetch(move: number): Promise<Replay | null> {
    const wanted = (this.move = this.within(move));
    const found = await this.get(wanted);
    if (wanted !== this.move) return null;
    for (let ahead = 1; ahead <= AHEAD; ahead++) void this.get(Math.min(this.moves, wanted + ahead));
    return found;
  }

  private get(move: number): Promise<Replay> {
    const known = this.kept.get(move);
    if (known) return known;
    const asked = api.replay(this.id, move);
    this.kept.set(move, asked);
    asked.catch(() => this.kept.delete(move));
    return asked;
  }
}

function asNow({ view }: Replay): Now {
  return { view, decision: null, can_undo: false, can_rewind: false, result: null, deadline: null };
}

function standing(shown: Replay): Moment {
  return { now: asNow(shown), history: shown.events, fresh: [], forced: false };
}

export function replaySource(replay: ReplayState): Source {
  return {
    get table() {
      return replay.table;
    },
    get you() {
      return replay.table?.you ?? null;
    },
    get view() {
      return replay.reel.shown?.now.view ?? null;
    },
    get history() {
      return replay.reel.shown?.history ?? [];
    },
    get fresh() {
      return replay.reel.shown?.fresh ?? [];
    },
    get result() {
      return replay.move === replay.moves && !replay.reel.running ? (replay.table?.result ?? null) : null;
    },
    reel: replay.reel,
    decision: null,
    busy: false,
    canUndo: false,
    canRewind: false,
    notices: { all: [] },
    choose: () => undefined,
    again: () => replay.reel.again(),
    undo: () => undefined,
  };
}
