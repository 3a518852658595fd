/** How far the battle is, and whose points that lie open are most (DL-571 to DL-575); titles come on top. */
import { leading } from "../../common/race";
import { isCombat, SEASONS, type Player, type View } from "./view";

const sum = <T>(all: readonly T[], points: (one: T) => number): number => all.reduce((so, one) => so + points(one), 0);

export function pointsOf({ tiles, lair, down, prison, seals }: Player): number {
  return (
    sum(tiles, ({ conquered, room }) => (conquered ? -2 : room ? 2 : 0)) +
    sum([...lair, ...down], (id) => Number(id !== "ghost")) +
    sum(prison, (id) => (id.startsWith("paladin") ? 5 : 2)) -
    3 * seals
  );
}

export function raceOf(view: View): { left: number; points: number; seat: number; tied: number; own: number | "none" } {
  const left = isCombat(view) ? 0 : SEASONS.length - SEASONS.indexOf(view.season);
  const points = view.players.map(pointsOf);
  const lead = leading(points);
  const own = view.viewer === null || points[view.viewer] === lead.points ? "none" : points[view.viewer];
  return { left, ...lead, own: own ?? "none" };
}
