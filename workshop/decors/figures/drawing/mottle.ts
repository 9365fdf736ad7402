import { stillClouds } from './clouds.ts';
import { addFractalNoise } from './gradient-noise.ts';
import type { Plane, Tile } from './tile.ts';

const GAIN = 0.62;
const ROUGHNESS = 0.62;
/** The largest octaves have no fine detail, so a coarse plane is enough. */
const SOFT_OCTAVES = 2;
const SHARP_OCTAVES = 4;

export interface Mottle {
  /** Size of the largest patches in millimetres. */
  size: number;
  /** Relative height of a patch. */
  flat?: number;
  /** Depth in tone. */
  depth: number;
  /** Steepness of a patch's edge: 1 for gradual, 4 for distinct. */
  edge: number;
}

/** Patches with ragged edges. Unlike clouds they keep their detail down to a pixel, so that a surface does not look blurred. */
export function mottled(tile: Tile, { size, flat = 1, depth, edge }: Mottle, seed: number): Plane {
  const octave = {
    across: size,
    along: size * flat,
    gain: GAIN,
    seed,
    octaves: SOFT_OCTAVES,
    roughness: ROUGHNESS,
  };
  const plane = stillClouds(tile, octave);
  const finer = 2 ** SOFT_OCTAVES;
  addFractalNoise(plane, tile, {
    ...octave,
    across: octave.across / finer,
    along: octave.along / finer,
    gain: GAIN * ROUGHNESS ** SOFT_OCTAVES,
    seed: seed + 7,
    octaves: SHARP_OCTAVES,
  });
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const steep = edge * (plane[pixel] ?? 0);
    plane[pixel] = (depth * steep) / Math.sqrt(1 + steep * steep);
  }
  return plane;
}
