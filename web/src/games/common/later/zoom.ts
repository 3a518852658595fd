/** Where a picture lies that can be drawn nearer: its scale and its left upper corner, within the frame. */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** The picture never leaves the frame. */
function kept({ scale, x, y }: Zoom, { x: width, y: height }: Point): Zoom {
  const within = (at: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), at));
  return { scale, x: within(x, width), y: within(y, height) };
}

/** Nearer or farther by a factor; what lies at that point of the frame stays there. */
export function zoomed(zoom: Zoom, factor: number, at: Point, frame: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return kept({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

export function moved(zoom: Zoom, by: Point, frame: Point): Zoom {
  return kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** So near, with this point of the picture (in parts of its width and height) in the middle of the frame. */
export function centred(scale: number, part: Point, frame: Point): Zoom {
  const near = Math.min(MOST, Math.max(1, scale));
  const at = (of: number, size: number): number => size / 2 - of * size * near;
  return kept({ scale: near, x: at(part.x, frame.x), y: at(part.y, frame.y) }, frame);
}

/** Two fingers that were here and are there now: their distance draws nearer, their middle moves. */
export function pinched(zoom: Zoom, before: readonly [Point, Point], now: readonly [Point, Point], frame: Point): Zoom {
  const far = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  return moved(zoomed(zoom, far(now) / far(before), from, frame), { x: to.x - from.x, y: to.y - from.y }, frame);
}

const STEP = 60; // pixels

/** What a key does: + and − draw nearer and farther, 0 shows all, arrows move. Null: nothing. */
export function keyed(zoom: Zoom, key: string, frame: Point): Zoom | null {
  const middle = { x: frame.x / 2, y: frame.y / 2 };
  const ways: Record<string, Point> = {
    ArrowLeft: { x: STEP, y: 0 },
    ArrowRight: { x: -STEP, y: 0 },
    ArrowUp: { x: 0, y: STEP },
    ArrowDown: { x: 0, y: -STEP },
  };
  if (key === "+") return zoomed(zoom, 1.5, middle, frame);
  if (key === "-") return zoomed(zoom, 1 / 1.5, middle, frame);
  if (key === "0") return WHOLE;
  return ways[key] ? moved(zoom, ways[key], frame) : null;
}
