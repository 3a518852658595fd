/** Who is ahead, by what everybody can see: the points of the monsters that stand. */
import { leading } from "../../common/race";
import { signs } from "./cells";
import type { View } from "./view";

const POINTS: Record<string, number> = { G: 1, O: 2, D: 3 };

export function raceOf(view: View): { points: number; seat: number; tied: number } {
  const standing = ({ sheet }: View["dungeons"][number]): number =>
    [...signs(sheet)].reduce((sum, sign) => sum + (POINTS[sign] ?? 0), 0);
  const race = leading(view.dungeons.map((dungeon) => dungeon.score?.total ?? standing(dungeon)));
  return race.tied === view.dungeons.length ? { ...race, tied: 0 } : race; // nobody leads
}
