/** Where a formation can be drawn, as the question offers it, and how it is turned in the hand. */
import type { Decision, Option } from "../../../shell/board";
import { cellOf, columnOf, nameOf, rowOf } from "./cells";
import type { Shape } from "./reasons";

export interface Place {
  option: Option;
  turned: number; // the orientation
  column: number; // of the upper left cell of its box
  row: number;
}

export function placesOf(decision: Decision | null): Place[] {
  return (decision?.options ?? []).flatMap((option) => {
    if (option.label !== "walls") return [];
    const [turned, cell] = String(option.args["place"]).split("@");
    const corner = cellOf(cell ?? "");
    return [{ option, turned: Number(turned), column: columnOf(corner), row: rowOf(corner) }];
  });
}

export const heightOf = (shape: Shape): number => Math.max(...shape.map(([row]) => row)) + 1;
export const widthOf = (shape: Shape): number => Math.max(...shape.map(([, column]) => column)) + 1;

const same = (one: Shape, other: Shape): boolean =>
  one.length === other.length && one.every(([row, column]) => other.some(([r, c]) => r === row && c === column));

/** The orientation after a quarter turn clockwise. */
export function turn(all: readonly Shape[], at: number): number {
  const shape = all[at] ?? [];
  const height = heightOf(shape);
  const next = shape.map(([row, column]) => [column, height - 1 - row] as const);
  return all.findIndex((each) => same(each, next));
}

/** The orientation with left and right exchanged, as it is seen. */
export function mirror(all: readonly Shape[], at: number): number {
  const shape = all[at] ?? [];
  const width = widthOf(shape);
  const next = shape.map(([row, column]) => [row, width - 1 - column] as const);
  return all.findIndex((each) => same(each, next));
}

/** The wall in the middle, for the ring that marks a place. */
export function middleOf(shape: Shape): readonly [number, number] {
  const [row, column] = [(heightOf(shape) - 1) / 2, (widthOf(shape) - 1) / 2];
  const far = ([r, c]: readonly [number, number]): number => Math.abs(r - row) + Math.abs(c - column);
  return [...shape].sort((a, b) => far(a) - far(b))[0] ?? [0, 0];
}

/** The legal place nearest to there, of those that are turned so. */
export function nearest(places: readonly Place[], turned: number, column: number, row: number): Place | null {
  const far = (place: Place): number => Math.hypot(place.column - column, place.row - row);
  const fits = places.filter((place) => place.turned === turned);
  return [...fits].sort((a, b) => far(a) - far(b))[0] ?? null;
}

export const names = (cells: readonly (number | null)[]): string =>
  cells.flatMap((cell) => (cell === null ? [] : [nameOf(cell)])).join(" ");
