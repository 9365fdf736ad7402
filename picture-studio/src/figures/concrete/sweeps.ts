import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';

/** Sweeps a trowel over the face in two directions; where one went last it hides the other. */
export function addSweeps(
  tone: Plane,
  face: Face,
  { width, length, depth }: Concrete['sweeps'],
  seed: number,
): void {
  const up = streaks(face, width, length, depth, seed);
  const aside = streaks(face, length, width, depth, seed + 20);
  const arcs = turbulence(face, { millimetres: 800, reach: 110, layers: 1, seed: seed + 40 });
  const arched = { up: warp(up, arcs, face), aside: warp(aside, arcs, face) };
  const last = stillClouds(face, { across: 380, gain: 1, seed: seed + 50, layers: 3 });
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const share = ramp(-0.22, 0.22, last[pixel] ?? 0);
    const swept = share * (arched.up[pixel] ?? 0) + (1 - share) * (arched.aside[pixel] ?? 0);
    tone[pixel] = (tone[pixel] ?? 0) + swept;
  }
}

function streaks(face: Face, across: number, along: number, depth: number, seed: number): Plane {
  const plane = blankPlane(face);
  const finer = (times: number) =>
    across < along ? { across: across / times, along } : { across, along: along / times };
  addNoise(plane, face, { ...finer(1), gain: 0.6 * depth, seed });
  addNoise(plane, face, { ...finer(3), gain: 0.4 * depth, seed: seed + 1 });
  addNoise(plane, face, { ...finer(9), gain: 0.3 * depth, seed: seed + 2 });
  return plane;
}
