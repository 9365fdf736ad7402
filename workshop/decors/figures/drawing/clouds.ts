import { coarsePlane } from './coarse-plane.ts';
import { turbulence, warp } from './domain-warp.ts';
import { addFractalNoise, type FractalNoise } from './gradient-noise.ts';
import { blankPlane, type Plane, type Tile } from './tile.ts';

/** Soft clouds without displacement. */
export function stillClouds(tile: Tile, octaves: FractalNoise): Plane {
  return coarsePlane(tile, (plane, coarse) => addFractalNoise(plane, coarse, octaves));
}

/** Soft clouds displaced by turbulence; `flow` is the size of the eddies and their reach in millimetres. */
export function stirredClouds(
  tile: Tile,
  octaves: FractalNoise,
  flow: { millimetres: number; reach: number; seed: number },
): Plane {
  return coarsePlane(tile, (plane, coarse) => {
    const still = blankPlane(coarse);
    addFractalNoise(still, coarse, octaves);
    plane.set(warp(still, turbulence(coarse, { ...flow, octaves: 4 }), coarse));
  });
}
