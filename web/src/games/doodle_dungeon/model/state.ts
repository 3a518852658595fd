/** What a player does now, as a message: building, ready, drawing, escaped … */
import type { View } from "./view";

export function stateOf(view: View, seat: number): string {
  const dungeon = view.dungeons[seat];
  if (!dungeon || view.over) return "dd-state-none";
  if (view.phase === "defend") {
    if (dungeon.fate !== "walking") return `dd-state-${dungeon.fate}`;
    return view.turn === seat ? "dd-state-turn" : "dd-state-none";
  }
  if (view.step === "draft") return view.to_act.includes(seat) ? "dd-state-chooses" : "dd-state-none";
  if (dungeon.confirmed) return "dd-state-ready";
  return view.phase === "build" ? "dd-state-builds" : "dd-state-draws";
}
