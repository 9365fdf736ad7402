import type { Homography } from './homography.ts';

/** The area of a texture that a pixel covers, for anisotropic filtering. Lengths are relative to the whole texture. */
export interface Footprint {
  /** Mipmap level, with fractions. */
  level: number;
  /** Samples along the longer side of the area: more for panels seen at a grazing angle. */
  samples: number;
  /** Distance between two samples. */
  stepU: number;
  stepV: number;
}

/** More samples take time without a visible gain. */
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
