/** What everybody can know of the race: points that lie open, and whose secret deed may bring the goal (DV-010 to DV-017). */
import { leading } from "../../common/race";
import { total, type View } from "./view";

export function raceOf(view: View): { danger: number; points: number; seat: number; tied: number } {
  const rivals = leading(view.players.map(({ most }, seat) => (seat === view.viewer ? -Infinity : most)));
  const danger = Number(rivals.points >= view.goal);
  return { danger, ...(danger ? rivals : leading(view.players.map(({ zone }) => total(zone)))) };
}
