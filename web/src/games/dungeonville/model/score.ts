/** How points come about (DV-011), read from the markers on the table; the server's own sum stands beside it. */
import { total, type View } from "./view";

export interface Points {
  zone: number;
  foreign: number; // blood of others in the own dungeon
  own: number; // own blood there
  points: number;
}

/** The parts of a seat's points; null where its deed is not known to the reader. */
export function pointsOf(view: View, seat: number): Points | null {
  const player = view.players[seat];
  if (!player || player.deed === null || player.points === null) return null;
  const dungeon = view.dungeons.find((each) => player.deed === `deed-${each.id}`);
  const own = dungeon?.blood[seat] ?? 0;
  return { zone: total(player.zone), foreign: total(dungeon?.blood ?? []) - own, own, points: player.points };
}

export function dungeonOf(deed: string): string {
  return deed.replace(/^deed-/, "");
}
