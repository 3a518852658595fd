/** What a player is doing, in a word of the board's texts. */
import type { View } from "./view";

export function stateOf(view: View, seat: number): string {
  if (view.over) return view.winner === seat ? "dt-state-won" : "dt-state-over";
  if (view.players[seat]?.resigned) return "dt-state-resigned";
  const { combat } = view;
  if (combat && [combat.attackers.seat, combat.defenders.seat].includes(seat)) return "dt-state-fights";
  if (view.to_act.includes(seat)) return view.viewer === seat ? "dt-state-yours" : "dt-state-thinks";
  return view.active === seat ? "dt-state-plays" : "dt-state-waits";
}
