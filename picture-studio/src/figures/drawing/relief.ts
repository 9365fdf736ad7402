import type { Plane } from './tile.ts';

/** How a surface leans at each pixel, and how much it shines. */
export interface Relief {
  /** Slope to the right and down. 1 turns a reflection from one side of the room to the other. */
  right: Plane;
  down: Plane;
  /** 0 for matt to 1 for a mirror. */
  gloss: Plane;
}

/** Slopes beyond this are cut off. */
const STEEPEST = 1;

/** Colour channels of a normal map: slopes around a half, gloss as it is. Values are linear light, 0 to 1. */
export function normalMapOf({ right, down, gloss }: Relief, pixel: number): [number, number, number] {
  const part = (slope = 0) => 0.5 + 0.5 * Math.max(-STEEPEST, Math.min(STEEPEST, slope));
  return [part(right[pixel]), part(down[pixel]), gloss[pixel] ?? 0];
}
