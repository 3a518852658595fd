/** Reading the news: small helpers for events. */
import type { GameEvent } from "../../../shell/board";

export function word(event: GameEvent, key: string): string {
  return String(event.args[key] ?? "");
}

export function count(event: GameEvent, key: string): number {
  return Number(event.args[key] ?? 0);
}

export function seatOf(event: GameEvent): number {
  return count(event, "seat");
}

export function lastIndex(history: readonly GameEvent[], id: string): number {
  return history.findLastIndex((event) => event.id === id);
}
