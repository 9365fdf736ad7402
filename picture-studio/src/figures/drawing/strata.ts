import { randomFrom } from './random.ts';
import type { Face, Plane } from './tile.ts';

const STEPS = 4096;

/** A row of layers, thick and thin, as a closed table of about -1 to 1. */
export function layLayers(layers: number, seed: number): Float32Array {
  const table = new Float32Array(STEPS);
  for (let octave = 0; octave < 4; octave++) {
    const count = layers * 2 ** octave;
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

/** How deep in its layers each place lies, 0 to 1 and round again. They lie square to a line that goes round the face `right` and `down` whole times, and are bent by `bend` (in shares of all layers). */
export function depthInLayers(
  { size }: Face,
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

/** The layer found at a depth of 0–1. */
export function layerAt(table: Float32Array, depth: number): number {
  const at = depth * STEPS;
  const step = Math.floor(at);
  const here = table[step & (STEPS - 1)] ?? 0;
  return here + (at - step) * ((table[(step + 1) & (STEPS - 1)] ?? 0) - here);
}
