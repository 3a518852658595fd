/** How a room would lie after a turn, and which doors that opens and shuts. */
import type { Texts } from "../../../shell/board";
import { doorsOf } from "./rooms";
import { turningRoom } from "./spots";
import type { Room, View } from "./view";

export interface Preview {
  room: Room;
  quarters: number; // how it would lie
  by: 1 | -1; // a quarter clockwise, or the other way
  opened: string[]; // doors, as `doorsOf` names them
  shut: string[];
}

export function previewOf(view: View, texts: Texts, turn: string): Preview | null {
  const room = turn.startsWith("slide") ? null : turningRoom(view, texts, turn);
  if (!room || room.turned === null) return null;
  const by = turn.endsWith("right") ? 1 : -1;
  const quarters = (room.turned + by + 4) % 4;
  const [now, then] = [
    doorsOf(view, texts),
    doorsOf(view, texts, (each) => (each === room ? quarters : (each.turned ?? 0))),
  ];
  return {
    room,
    quarters,
    by,
    opened: [...then].filter((door) => !now.has(door)),
    shut: [...now].filter((door) => !then.has(door)),
  };
}

/** "opens 2, shuts 1" */
export function fitting(view: View, texts: Texts, turn: string): string {
  const preview = previewOf(view, texts, turn);
  if (!preview) return "";
  return texts.say("dt-then-turn", { opens: preview.opened.length, shuts: preview.shut.length });
}

/** Where a square of the room comes to. */
export function moved(room: Room, by: 1 | -1, x: number, y: number): [number, number] {
  const [c, r] = [x - 5 * room.column, y - 5 * room.row];
  const [column, row] = by === 1 ? [4 - r, c] : [r, 4 - c];
  return [5 * room.column + column, 5 * room.row + row];
}
