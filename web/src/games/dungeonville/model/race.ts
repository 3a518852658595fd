/** What everybody can know of the race: points that lie open, and whose secret deed may bring the goal (DV-010 to DV-017). */
import { leading } from "../../common/race";
import { total, type View } from "./view";

/** What the deed of this dungeon is worth to a seat. */
const worth = (blood: readonly number[], seat: number): number => total(blood) - 2 * (blood[seat] ?? 0);

/** The most that a seat can have; equal to the least where the reader knows its deed. */
function most({ players, dungeons, house }: View, seat: number): number {
  const known = players[seat]?.deed;
  const others = [...house.known, ...players.map(({ deed }) => deed)];
  const own = dungeons.filter(({ id }) => (known ? known === `deed-${id}` : !others.includes(`deed-${id}`)));
  return total(players[seat]?.zone ?? []) + Math.max(...own.map(({ blood }) => worth(blood, seat)));
}

export function raceOf(view: View): { danger: number; points: number; seat: number; tied: number } {
  const rivals = leading(view.players.map((_, seat) => (seat === view.viewer ? -99 : most(view, seat))));
  const danger = Number(rivals.points >= view.goal);
  return { danger, ...(danger ? rivals : leading(view.players.map(({ zone }) => total(zone)))) };
}
