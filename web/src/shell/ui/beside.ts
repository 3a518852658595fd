/** Where something small stands beside what it speaks of, without covering it. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Spot {
  left: number;
  top: number;
}
const GAP = 8;

const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));

/** Above it, else below, right or left; where there is no room at all, at the edge that is farthest from it. */
export function beside(it: Box, { width, height }: Size, room: Size): Spot {
  const left = within(it.left + it.width / 2 - width / 2, width, room.width);
  const top = within(it.top + it.height / 2 - height / 2, height, room.height);
  const spots = [
    { left, top: it.top - GAP - height },
    { left, top: it.top + it.height + GAP },
    { left: it.left + it.width + GAP, top },
    { left: it.left - GAP - width, top },
  ];
  const fits = (spot: Spot): boolean =>
    spot.left === within(spot.left, width, room.width) && spot.top === within(spot.top, height, room.height);
  const above = it.top > room.height - it.top - it.height;
  return spots.find(fits) ?? { left, top: above ? GAP : room.height - height - GAP };
}
