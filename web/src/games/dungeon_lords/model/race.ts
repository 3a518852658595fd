/** How far the battle is, and who has most points as everything lies; titles come on top. */
import { leading } from "../../common/race";
import { isCombat, SEASONS, type View } from "./view";

export function raceOf(view: View): { left: number; points: number; seat: number; tied: number; own: number | "none" } {
  const left = isCombat(view) ? 0 : SEASONS.length - SEASONS.indexOf(view.season);
  const { points, viewer } = view;
  const lead = leading(points);
  const own = viewer === null || points[viewer] === lead.points ? "none" : points[viewer];
  return { left, ...lead, own: own ?? "none" };
}
