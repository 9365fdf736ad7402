import { turbulence, warp } from '../drawing/domain-warp.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { addPlane, blankPlane, type Face, type Plane } from '../drawing/tile.ts';

/** Hairs that were brushed down, curling a little. */
export function brushNap(tone: Plane, face: Face, nap: number, seed: number): void {
  const hairs = blankPlane(face);
  addNoise(hairs, face, { across: 0.9, along: 9, gain: 0.6 * nap, seed });
  addNoise(hairs, face, { across: 2.5, along: 16, gain: 0.5 * nap, seed: seed + 1 });
  addNoise(hairs, face, { across: 11, along: 34, gain: 0.35 * nap, seed: seed + 2 });
  const curl = turbulence(face, { millimetres: 26, reach: 7, layers: 4, seed: seed + 3 });
  addPlane(tone, warp(hairs, curl, face));
}
