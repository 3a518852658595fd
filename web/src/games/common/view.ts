/** What the views of all games have in common. */
export interface GameView {
  viewer: number | null; // the reader's seat; null: a spectator
  players?: readonly unknown[]; // some tell of players by lists of single facts instead
}

export type PlayerOf<V extends GameView> = NonNullable<V["players"]>[number];

/** The reader among the players; null for spectators. */
export function own<V extends GameView>(view: V): PlayerOf<V> | null {
  return view.viewer === null ? null : (view.players?.[view.viewer] ?? null);
}

/** The same things together, in their first order: goblin 2, troll 1. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
