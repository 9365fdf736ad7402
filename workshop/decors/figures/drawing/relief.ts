import { levelOfLight } from 'catalogue/colour/srgb-light';
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

/** The pixels of a normal map: slopes around a half, gloss as it is. They are stored like linear light. */
export function normalMapOf({ right, down, gloss }: Relief): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(gloss.length * 3);
  for (let pixel = 0, at = 0; pixel < gloss.length; pixel++, at += 3) {
    pixels[at] = levelOfLight(lightOfSlope(right[pixel] ?? 0));
    pixels[at + 1] = levelOfLight(lightOfSlope(down[pixel] ?? 0));
    pixels[at + 2] = levelOfLight(gloss[pixel] ?? 0);
  }
  return pixels;
}

function lightOfSlope(slope: number): number {
  return 0.5 + 0.5 * Math.max(-STEEPEST, Math.min(STEEPEST, slope));
}
