import { coarsePlane } from './coarse-plane.ts';
import { turbulence, warp } from './domain-warp.ts';
import { addLayers, type NoiseLayers } from './gradient-noise.ts';
import { blankPlane, type Face, type Plane } from './tile.ts';

/** Soft forms that lie where they are. */
export function stillClouds(face: Face, layers: NoiseLayers): Plane {
  return coarsePlane(face, (plane, coarse) => addLayers(plane, coarse, layers));
}

/** Soft forms that were stirred; `flow` is the size of the eddies and how far they reach, in millimetres. */
export function stirredClouds(
  face: Face,
  layers: NoiseLayers,
  flow: { millimetres: number; reach: number; seed: number },
): Plane {
  return coarsePlane(face, (plane, coarse) => {
    const still = blankPlane(coarse);
    addLayers(still, coarse, layers);
    plane.set(warp(still, turbulence(coarse, { ...flow, layers: 4 }), coarse));
  });
}
