import type { Point } from './zoom-frame.ts';

export type PointerGesture = {
  /** The centre between the pointers before they moved. */
  at: Point;
  /** How far that centre moved. */
  by: Point;
  /** Factor by which their distance has grown; 1 for a single pointer. */
  spread: number;
};

/** The drag or pinch between two positions of one or two pointers. */
export function gestureBetween(before: readonly Point[], now: readonly Point[]): PointerGesture {
  const at = centre(before);
  const to = centre(now);
  const apart = spread(before);
  return { at, by: { x: to.x - at.x, y: to.y - at.y }, spread: apart > 0 ? spread(now) / apart : 1 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([one, other]: readonly Point[]): number {
  return one && other ? distance(one, other) : 0;
}
