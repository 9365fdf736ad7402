import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../drawing/smoothstep.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';

/** Draws trowel sweeps in two directions; the later one hides the earlier. */
export function addSweeps(
  tone: Plane,
  tile: Tile,
  { width, length, depth }: Concrete['sweeps'],
  seed: number,
): void {
  const up = streaks(tile, width, length, depth, seed);
  const aside = streaks(tile, length, width, depth, seed + 20);
  const arcs = turbulence(tile, { millimetres: 800, reach: 110, octaves: 1, seed: seed + 40 });
  const arched = { up: warp(up, arcs, tile), aside: warp(aside, arcs, tile) };
  const last = stillClouds(tile, { across: 380, gain: 1, seed: seed + 50, octaves: 3 });
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const share = smoothstep(-0.22, 0.22, last[pixel] ?? 0);
    const swept = share * (arched.up[pixel] ?? 0) + (1 - share) * (arched.aside[pixel] ?? 0);
    tone[pixel] = (tone[pixel] ?? 0) + swept;
  }
}

function streaks(tile: Tile, across: number, along: number, depth: number, seed: number): Plane {
  const plane = blankPlane(tile);
  const finer = (times: number) =>
    across < along ? { across: across / times, along } : { across, along: along / times };
  addNoise(plane, tile, { ...finer(1), gain: 0.6 * depth, seed });
  addNoise(plane, tile, { ...finer(3), gain: 0.4 * depth, seed: seed + 1 });
  addNoise(plane, tile, { ...finer(9), gain: 0.3 * depth, seed: seed + 2 });
  return plane;
}
