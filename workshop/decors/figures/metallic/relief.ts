import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import type { Relief } from '../drawing/relief.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { addPlane, blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Metal } from './metals.ts';

/** Reach of a dent in mean distances of two: with less, places between dents would stay flat. */
const REACH = 1.2;

/** How the surface of a metal leans, and where it shines: this is what tells one metal from another. */
export function metalRelief(kind: Metal, recipe: FigureRecipe, tile: Tile): Relief & { worn?: Plane } {
  const { brush, dents, wave, leaf, wear, flake } = kind;
  const { seed, scale, amount } = recipe;
  const [right, down] = [blankPlane(tile), blankPlane(tile)];
  if (dents !== undefined) hammer(right, down, tile, { ...dents, size: dents.size * scale }, seed + 80);
  if (leaf !== undefined) tiltLeaves(right, down, tile, leaf * scale, seed + 82);
  if (wave !== undefined) {
    addPlane(right, stillClouds(tile, { across: wave.size, gain: wave.depth, seed: seed + 84, octaves: 2 }));
    addPlane(down, stillClouds(tile, { across: wave.size, gain: wave.depth, seed: seed + 85, octaves: 2 }));
  }
  // Each hairline has its own slope, which draws a reflection out across the brushing direction.
  addNoise(down, tile, { across: 1.6, along: brush.length, gain: 0.28 * brush.depth, seed: seed + 86 });
  addNoise(down, tile, { across: 1.7, gain: 0.4 * flake.depth, seed: seed + 87 });
  const worn =
    wear && wornPlaces(tile, { ...wear, share: wear.share * amount, size: wear.size * scale }, seed + 50);
  const gloss = blankPlane(tile).fill(kind.gloss);
  if (worn) addWear(gloss, worn);
  return { right, down, gloss, ...(worn && { worn }) };
}

/** Islands of patina, or places where a gilding is rubbed through, as a cover. */
function wornPlaces(tile: Tile, { share, size, edge }: NonNullable<Metal['wear']>, seed: number): Plane {
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

function addWear(gloss: Plane, worn: Plane): void {
  for (let pixel = 0; pixel < gloss.length; pixel++) {
    gloss[pixel] = (gloss[pixel] ?? 0) * (1 - (worn[pixel] ?? 0));
  }
}

/** Beats round dents into a sheet. Where two meet the deeper one remains, so that their borders are straight. */
function hammer(
  right: Plane,
  down: Plane,
  tile: Tile,
  { size, depth }: NonNullable<Metal['dents']>,
  seed: number,
): void {
  const mask = tile.size - 1;
  const random = new Random(seed);
  const count = Math.max(3, Math.round(tile.millimetres / size));
  const apart = tile.size / count;
  const reach = Math.ceil(REACH * apart);
  const nearest = blankPlane(tile).fill(Number.POSITIVE_INFINITY);
  for (let blow = 0; blow < count * count; blow++) {
    const x = Math.floor(((blow % count) + random.next()) * apart);
    const y = Math.floor((Math.floor(blow / count) + random.next()) * apart);
    const deep = (depth * random.between(0.75, 1.1)) / apart;
    const lean = { right: 0.25 * depth * random.bell(), down: 0.25 * depth * random.bell() };
    for (let row = -reach; row <= reach; row++) {
      const line = ((y + row) & mask) * tile.size;
      for (let column = -reach; column <= reach; column++) {
        const away = row * row + column * column;
        const pixel = line + ((x + column) & mask);
        if (away >= (nearest[pixel] ?? 0)) continue;
        nearest[pixel] = away;
        right[pixel] = lean.right + deep * column;
        down[pixel] = lean.down + deep * row;
      }
    }
  }
}

/** Each leaf of beaten gold lies at its own angle, and is crinkled. */
function tiltLeaves(right: Plane, down: Plane, tile: Tile, width: number, seed: number): void {
  const { size, millimetres } = tile;
  const count = Math.max(2, Math.round(millimetres / width));
  const random = new Random(seed);
  const leans = Array.from({ length: count * count }, () => ({
    right: 0.22 * random.bell(),
    down: 0.3 * random.bell(),
  }));
  for (let y = 0, pixel = 0; y < size; y++) {
    const row = Math.floor((y * count) / size) * count;
    for (let x = 0; x < size; x++, pixel++) {
      const lean = leans[row + Math.floor((x * count) / size)];
      right[pixel] = lean?.right ?? 0;
      down[pixel] = lean?.down ?? 0;
    }
  }
  addNoise(down, tile, { across: 22, along: 9, gain: 0.22, seed: seed + 3 });
  addNoise(right, tile, { across: 9, along: 22, gain: 0.22, seed: seed + 4 });
}
