import type { Homography } from './homography.ts';

/** What one pixel covers of a texture, and how to sample it. Places are parts of the whole texture. */
export interface Footprint {
  /** Which halving of the texture fits, with fractions. */
  level: number;
  /** Samples in a row along the longer side, where a panel is seen at a slant. */
  samples: number;
  /** From one sample to the next. */
  stepU: number;
  stepV: number;
}

/** More would cost more than anybody sees. */
const MOST_SAMPLES = 6;

/** @param size width of the texture in pixels */
export function footprintAt(h: Homography, x: number, y: number, size: number): Footprint {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = h;
  const depth = g * x + i * y + 1;
  const u = (a * x + b * y + c) / depth;
  const v = (d * x + e * y + f) / depth;
  const right = { u: (a - g * u) / depth, v: (d - g * v) / depth };
  const down = { u: (b - i * u) / depth, v: (e - i * v) / depth };
  const width = Math.hypot(right.u, right.v);
  const height = Math.hypot(down.u, down.v);
  const [long, longSide, shortSide] = width > height ? [right, width, height] : [down, height, width];
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(longSide / shortSide)));
  const level = Math.max(0, Math.log2(Math.max(shortSide, longSide / samples) * size));
  return { level, samples, stepU: long.u / samples, stepV: long.v / samples };
}
