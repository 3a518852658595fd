/**
 * Lines as a hand draws them, as SVG paths: they drift slowly, tremble a little and run past their ends. What they look
 * like follows from a word alone.
 */
import { numbersOf } from "./chance";

export type Point = readonly [number, number];

export interface Hand {
  drift?: number; // units to either side
  over?: number; // units beyond both ends
}

const STEP = 13; // units between two points of a line
const round = (number: number): string => String(Math.round(number * 10) / 10);

/** A line through these points; its corners stay where they are, nearly. */
export function stroke(points: readonly Point[], word: string, { drift = 0.85, over = 0 }: Hand = {}): string {
  const random = numbersOf(word);
  const all = over > 0 ? overshot(points, over * (0.4 + 0.8 * random())) : points;
  const line: Point[] = [];
  all.slice(1).forEach((to, at) => line.push(...segment(all[at] as Point, to, random, drift)));
  const last = all.at(-1);
  if (last) line.push(last);
  return smooth(line);
}

/** From one corner up to the next: two slow waves and a tremor aside. */
function segment(from: Point, to: Point, random: () => number, drift: number): Point[] {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(right, down) || 1;
  const steps = Math.max(1, Math.round(length / STEP));
  const [phase, other, bow] = [random() * 7, random() * 7, (random() - 0.5) * drift];
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + (at ? (random() - 0.5) * 0.3 : 0)) / steps;
    const along = part * length;
    const wave = Math.sin(along / 31 + phase) * 0.6 + Math.sin(along / 11 + other) * 0.25 + (random() - 0.5) * 0.35;
    const aside = wave * drift + bow * Math.sin(part * Math.PI);
    return [
      from[0] + right * part - (down / length) * aside,
      from[1] + down * part + (right / length) * aside,
    ] as const;
  });
}

function overshot(points: readonly Point[], over: number): Point[] {
  const beyond = (end: Point, before: Point): Point => {
    const [right, down] = [end[0] - before[0], end[1] - before[1]];
    const length = Math.hypot(right, down) || 1;
    return [end[0] + (right / length) * over, end[1] + (down / length) * over];
  };
  const [first, second] = [points[0] as Point, points[1] as Point];
  const [last, before] = [points.at(-1) as Point, points.at(-2) as Point];
  return [beyond(first, second), ...points.slice(1, -1), beyond(last, before)];
}

/** Curves from middle to middle, so that nothing has an edge. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const text = (point: Point): string => `${round(point[0])} ${round(point[1])}`;
  let path = `M${text(first)}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    path += next ? `Q${text(point)} ${text([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}` : `L${text(point)}`;
  });
  return path;
}
