import { coarsePlane } from './coarse-plane.ts';
import { addFractalNoise } from './gradient-noise.ts';
import type { Plane, Tile } from './tile.ts';

/** Offset of the pixel that each pixel of a tile is copied from, in pixels to the right and down. */
export interface Displacement {
  right: Plane;
  down: Plane;
}

/** Random displacement at many scales: the largest is `millimetres` wide and shifts by up to `reach` millimetres. */
export function turbulence(
  tile: Tile,
  {
    millimetres,
    reach,
    octaves,
    seed,
  }: { millimetres: number; reach: number; octaves: number; seed: number },
): Displacement {
  const bend = (own: number): Plane => {
    const cells = { across: millimetres, gain: reach / tile.grain, seed: seed + own };
    const plane = coarsePlane(tile, (soft, coarse) =>
      addFractalNoise(soft, coarse, { ...cells, octaves: Math.min(octaves, SOFT_OCTAVES) }),
    );
    const finer = 2 ** SOFT_OCTAVES;
    addFractalNoise(plane, tile, {
      across: cells.across / finer,
      gain: cells.gain / finer,
      seed: cells.seed + 7,
      octaves: octaves - SOFT_OCTAVES,
    });
    return plane;
  };
  return { right: bend(0), down: bend(101) };
}

/** The largest octaves have no fine detail, so a coarse plane is enough. */
const SOFT_OCTAVES = 2;

/** The plane, displaced. */
export function warp(plane: Plane, { right, down }: Displacement, { size }: Tile): Plane {
  const mask = size - 1;
  const warped = new Float32Array(plane.length);
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const fromX = x + (right[pixel] ?? 0);
      const fromY = y + (down[pixel] ?? 0);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const partX = fromX - left;
      const partY = fromY - top;
      const column = left & mask;
      const next = (left + 1) & mask;
      const upper = (top & mask) * size;
      const lower = ((top + 1) & mask) * size;
      const a = plane[upper + column] ?? 0;
      const c = plane[lower + column] ?? 0;
      const above = a + partX * ((plane[upper + next] ?? 0) - a);
      const below = c + partX * ((plane[lower + next] ?? 0) - c);
      warped[pixel] = above + partY * (below - above);
    }
  }
  return warped;
}
