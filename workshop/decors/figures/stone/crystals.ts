import { turbulence } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { visible } from '../drawing/gradient-noise.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { voronoiCells } from '../drawing/voronoi-cells.ts';
import type { Stone } from './stones.ts';

/** Adds the tones of crystals, and returns the covers of two other minerals. */
export function growCrystals(
  tone: Plane,
  tile: Tile,
  { size, depth, first, second }: NonNullable<Stone['crystals']>,
  { seed, scale, amount }: FigureRecipe,
): { first: Plane; second: Plane } {
  const width = size * scale;
  const rag = turbulence(tile, {
    millimetres: 2.4 * width,
    reach: 0.25 * width,
    octaves: 4,
    seed: seed + 22,
  });
  const great = voronoiCells(tile, width, rag, seed + 20);
  const small = voronoiCells(tile, 0.42 * width, rag, seed + 21);
  const clear = depth * (0.35 + 0.65 * visible(width, tile.grain));
  const covers = { first: blankPlane(tile), second: blankPlane(tile) };
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const large = great.piece[pixel] ?? 0;
    const fine = small.piece[pixel] ?? 0;
    // Large crystals alternate with clusters of small ones.
    const mineral = fraction(large * 13) < 0.6 ? large : fine;
    tone[pixel] = (tone[pixel] ?? 0) + clear * (1.5 * (mineral - 0.5) + 0.7 * (fine - 0.5));
    // Minerals just below the surface show through paler.
    const sunk = 0.3 + 0.7 * fraction(large * 29 + fine * 17);
    if (fine < first * amount) covers.first[pixel] = sunk;
    else if (mineral > 1 - second * amount) covers.second[pixel] = sunk;
  }
  return covers;
}

/** Of a positive number. The remainder operator takes several times as long. */
function fraction(value: number): number {
  return value - Math.floor(value);
}
