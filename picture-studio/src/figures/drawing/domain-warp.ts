import { coarsePlane } from './coarse-plane.ts';
import { addLayers } from './gradient-noise.ts';
import type { Face, Plane } from './tile.ts';

/** Where each place of a face takes its picture from, in pixels to the right and downwards. */
export interface Displacement {
  right: Plane;
  down: Plane;
}

/** Bends at many sizes, as rock flowed and broke: the largest `millimetres` wide, shifting by up to `reach`. */
export function turbulence(
  face: Face,
  { millimetres, reach, layers, seed }: { millimetres: number; reach: number; layers: number; seed: number },
): Displacement {
  const bend = (own: number): Plane => {
    const cells = { across: millimetres, gain: reach / face.grain, seed: seed + own };
    const plane = coarsePlane(face, (soft, coarse) =>
      addLayers(soft, coarse, { ...cells, layers: Math.min(layers, SOFT_LAYERS) }),
    );
    const finer = 2 ** SOFT_LAYERS;
    addLayers(plane, face, {
      across: cells.across / finer,
      gain: cells.gain / finer,
      seed: cells.seed + 7,
      layers: layers - SOFT_LAYERS,
    });
    return plane;
  };
  return { right: bend(0), down: bend(101) };
}

/** The largest bends can be drawn coarsely. */
const SOFT_LAYERS = 2;

/** The plane as seen through a displacement. */
export function warp(plane: Plane, { right, down }: Displacement, { size }: Face): Plane {
  const mask = size - 1;
  const warped = new Float32Array(plane.length);
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const fromX = x + (right[pixel] ?? 0);
      const fromY = y + (down[pixel] ?? 0);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const [partX, partY] = [fromX - left, fromY - top];
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
