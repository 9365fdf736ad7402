import { turbulence, warp } from '../drawing/domain-warp.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../drawing/smoothstep.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Metal } from './metals.ts';

/** Islands of patina, or places where a gilding is rubbed through, as a cover. */
export function wornPlaces(
  tile: Tile,
  { share, size, edge }: NonNullable<Metal['wear']>,
  seed: number,
): Plane {
  const still = blankPlane(tile);
  addFractalNoise(still, tile, { across: size, gain: 0.75, seed, octaves: 6, roughness: 0.62 });
  const eddies = turbulence(tile, { millimetres: size, reach: size / 5, octaves: 4, seed: seed + 8 });
  const least = 0.55 - share;
  const worn = warp(still, eddies, tile);
  for (let pixel = 0; pixel < worn.length; pixel++) {
    worn[pixel] = 0.75 * smoothstep(least - edge / 3, least + (2 * edge) / 3, worn[pixel] ?? 0);
  }
  return worn;
}
