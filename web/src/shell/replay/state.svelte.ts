/** A match looked at move by move. What was fetched is kept, the next moves are fetched ahead. */
import type { GameEvent } from "../board";
import { api } from "../net/api";
import type { Replay, Table } from "../net/types";
import type { Source } from "../table/source";

const AHEAD = 3;

export class ReplayState {
  table: Table | null = $state.raw(null);
  shown: Replay | null = $state.raw(null);
  fresh: GameEvent[] = $state.raw([]);
  moves = $state(0);
  move = $state(0);
  playing = $state(false);
  failed = $state(false);
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

  /** One move on, with its news: what it brought is shown as in the game. */
  step(): Promise<void> {
    return this.go(this.move + 1, this.shown?.events.length);
  }

  /** Jumps to a move; only the events after the `heard` ones are news. */
  async go(move: number, heard = Infinity): Promise<void> {
    this.move = Math.max(0, Math.min(this.moves, move));
    const wanted = this.move;
    const next = await this.get(wanted);
    if (wanted !== this.move) return; // somebody has moved the slider on
    this.fresh = next.events.slice(heard);
    this.shown = next;
    for (let ahead = 1; ahead <= AHEAD; ahead++) void this.get(Math.min(this.moves, wanted + ahead));
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

export function replaySource(replay: ReplayState): Source {
  return {
    get table() {
      return replay.table;
    },
    get you() {
      return replay.table?.you ?? null;
    },
    get view() {
      return replay.shown?.view ?? null;
    },
    get history() {
      return replay.shown?.events ?? [];
    },
    get fresh() {
      return replay.fresh;
    },
    get result() {
      return replay.move === replay.moves ? (replay.table?.result ?? null) : null;
    },
    decision: null,
    busy: false,
    canUndo: false,
    canRewind: false,
    notices: { all: [] },
    choose: () => undefined,
    undo: () => undefined,
  };
}
