import type { Point } from './zoom-frame.ts';

export type FingerMove = {
  /** The middle between the fingers before they moved. */
  at: Point;
  /** How far that middle moved. */
  by: Point;
  /** How many times as far apart they are now; 1 for a single finger. */
  spread: number;
};

/** What one finger or two, or a mouse, did between two moments. */
export function fingerMove(before: readonly Point[], now: readonly Point[]): FingerMove {
  const at = middle(before);
  const to = middle(now);
  const apart = spread(before);
  return { at, by: { x: to.x - at.x, y: to.y - at.y }, spread: apart > 0 ? spread(now) / apart : 1 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([one, other]: readonly Point[]): number {
  return one && other ? distance(one, other) : 0;
}
