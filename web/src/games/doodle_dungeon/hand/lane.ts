/** The hero's path as a line: each visit in the lane on the right-hand side of its direction, so that parallels stay apart. */
import { columnOf, ENTRANCE, EXIT, rowOf } from "../model/cells";
import type { Point } from "./strokes";

const LANE = 0.2; // of a cell, from its middle

export interface Arrow {
  of: number; // the cell of the path from which it leads on
  at: Point;
  angle: number; // degrees, 0 to the right
}

export interface Lane {
  points: Point[];
  arrows: Arrow[];
  starts: number[]; // for each cell of the path the first of its points
}

type Step = readonly [number, number];

const middle = (cell: number): Point => [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
const rightOf = ([right, down]: Step): Step => [-down, right];

/** The points of a line over these cells, in units of a cell: in through the entrance and, if it has left, out of the exit. */
export function laneOf(path: readonly number[], hasLeft: boolean): Lane {
  const lane: Lane = { points: [], arrows: [], starts: [] };
  if (path.length === 0) return lane;
  const spots: Point[] = [[-0.35, 0.5], ...path.map(middle)];
  if (hasLeft && path.at(-1) === EXIT) spots.push([10.35, 7.5]);
  const steps: Step[] = spots.slice(1).map((to, at) => direction(spots[at] as Point, to));
  lane.points.push(shifted(spots[0] as Point, steps[0] as Step));
  path.forEach((_, at) => {
    lane.starts.push(lane.points.length);
    const [before, after] = [steps[at] as Step, steps[at + 1]];
    lane.points.push(...corner(spots[at + 1] as Point, before, after));
    const back = after !== undefined && after[0] === -before[0] && after[1] === -before[1];
    if (back || (after !== undefined && at % 3 === 2)) lane.arrows.push(arrow(at, spots[at + 1] as Point, after));
  });
  const last = steps[path.length];
  if (last) lane.points.push(shifted(spots.at(-1) as Point, last));
  return lane;
}

function direction(from: Point, to: Point): Step {
  return [Math.sign(Math.round((to[0] - from[0]) * 10)), Math.sign(Math.round((to[1] - from[1]) * 10))];
}

function shifted([x, y]: Point, step: Step, along = 0): Point {
  const [right, down] = rightOf(step);
  return [x + right * LANE + step[0] * along, y + down * LANE + step[1] * along];
}

/** Where the line bends in a cell; turning back it goes round. */
function corner(spot: Point, before: Step, after: Step | undefined): Point[] {
  if (!after) return [shifted(spot, before)];
  if (after[0] === -before[0] && after[1] === -before[1])
    return [shifted(spot, before, 0.2), shifted(spot, after, -0.2)];
  if (after[0] === before[0] && after[1] === before[1]) return [shifted(spot, before)];
  const [one, two] = [rightOf(before), rightOf(after)];
  return [[spot[0] + (one[0] + two[0]) * LANE, spot[1] + (one[1] + two[1]) * LANE]];
}

function arrow(of: number, spot: Point, step: Step): Arrow {
  return { of, at: shifted(spot, step, 0.5), angle: (Math.atan2(step[1], step[0]) * 180) / Math.PI };
}

/** Where the pencil, or the hero, stands on the n-th cell of a path; before the first one in the doorway. */
export function spotOn(path: readonly number[], at: number): Point {
  if (at < 0) return [-0.35, 0.5];
  if (at >= path.length) return [10.35, 7.5];
  return middle(path[at] ?? ENTRANCE);
}
