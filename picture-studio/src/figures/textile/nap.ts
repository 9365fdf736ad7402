import { turbulence, warp } from '../drawing/domain-warp.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { addPlane, blankPlane, type Plane, type Tile } from '../drawing/tile.ts';

/** Hairs brushed downwards, slightly curled. */
export function brushNap(tone: Plane, tile: Tile, nap: number, seed: number): void {
  const hairs = blankPlane(tile);
  addNoise(hairs, tile, { across: 0.9, along: 9, gain: 0.6 * nap, seed });
  addNoise(hairs, tile, { across: 2.5, along: 16, gain: 0.5 * nap, seed: seed + 1 });
  addNoise(hairs, tile, { across: 11, along: 34, gain: 0.35 * nap, seed: seed + 2 });
  const curl = turbulence(tile, { millimetres: 26, reach: 7, octaves: 4, seed: seed + 3 });
  addPlane(tone, warp(hairs, curl, tile));
}
