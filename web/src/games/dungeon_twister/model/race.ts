/** The race: what is needed, and who is closest to it. */
import type { Data } from "../../../shell/board";
import type { View } from "./view";

export function raceOf({ players, target }: View): Data {
  const points = players.map((player) => player.points);
  const best = Math.max(...points);
  const ahead = points.filter((each) => each === best).length;
  return { target, best, ahead, ...(ahead === 1 ? { seat: `P${points.indexOf(best) + 1}` } : {}) };
}

/** One more character out may decide it. */
export function isClose({ players, target, over }: View): boolean {
  return !over && target > 0 && players.some(({ points }) => points >= target - 1);
}
