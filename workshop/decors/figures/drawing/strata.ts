import { randomFrom } from '../../../../picture-studio/src/composition/random.ts';
import type { Plane, Tile } from './tile.ts';

const STEPS = 4096;

/** Tones of thick and thin strata as a periodic table, about -1 to 1. */
export function strataTable(strata: number, seed: number): Float32Array {
  const table = new Float32Array(STEPS);
  for (let octave = 0; octave < 4; octave++) {
    const count = strata * 2 ** octave;
    const random = randomFrom(seed + octave);
    const knots = Float32Array.from({ length: count }, () => 2 * random() - 1);
    for (let step = 0; step < STEPS; step++) {
      const at = (step / STEPS) * count;
      const knot = Math.floor(at);
      const part = at - knot;
      const smooth = part * part * (3 - 2 * part);
      const here = knots[knot] ?? 0;
      table[step] =
        (table[step] ?? 0) +
        0.62 ** octave * 0.7 * (here + smooth * ((knots[(knot + 1) % count] ?? 0) - here));
    }
  }
  return table;
}

/**
 * The depth of each pixel in periodic strata, 0 to 1. The strata repeat `right` times across the tile and `down` times
 * down it, bent by `bend` (as a share of the period).
 */
export function strataDepth(
  { size }: Tile,
  { right, down }: { right: number; down: number },
  bend: Plane,
): Plane {
  const depth = new Float32Array(size * size);
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const at = (right * x + down * y) / size + (bend[pixel] ?? 0);
      depth[pixel] = at - Math.floor(at);
    }
  }
  return depth;
}

/** The tone at a depth of 0–1, interpolated. */
export function stratumAt(table: Float32Array, depth: number): number {
  const at = depth * STEPS;
  const step = Math.floor(at);
  const here = table[step & (STEPS - 1)] ?? 0;
  return here + (at - step) * ((table[(step + 1) & (STEPS - 1)] ?? 0) - here);
}
