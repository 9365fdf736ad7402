import { coarsePlane } from '../drawing/coarse-plane.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import type { Plane, Tile } from '../drawing/tile.ts';

/** Mean distance between two ripples in millimetres. */
const APART = 19;

/**
 * Adds the cross-grain shimmer of curly wood: ripples of uneven width that come and go. Their course is bent at random,
 * because ripples on a grid look like checked cloth.
 */
export function addRipple(tone: Plane, tile: Tile, depth: number, seed: number): void {
  if (depth === 0) return;
  const turns = coarsePlane(tile, (plane, coarse) => {
    addNoise(plane, coarse, { across: 210, along: 160, gain: 1.5, seed });
    addNoise(plane, coarse, { across: 74, along: 110, gain: 0.7, seed: seed + 1 });
    addNoise(plane, coarse, { across: 31, along: 90, gain: 0.3, seed: seed + 2 });
  });
  const shown = coarsePlane(tile, (plane, coarse) => {
    addNoise(plane, coarse, { across: 120, along: 300, gain: 1, seed: seed + 3 });
    addNoise(plane, coarse, { across: 40, along: 90, gain: 0.7, seed: seed + 4 });
  });
  const count = Math.round(tile.millimetres / APART);
  const { size } = tile;
  for (let y = 0, pixel = 0; y < size; y++) {
    const straight = (count * y) / size;
    for (let x = 0; x < size; x++, pixel++) {
      const strength = Math.max(0, 0.25 + (shown[pixel] ?? 0));
      if (strength === 0) continue;
      const turn = straight + (turns[pixel] ?? 0);
      tone[pixel] = (tone[pixel] ?? 0) + depth * strength * Math.sin(2 * Math.PI * turn);
    }
  }
}
