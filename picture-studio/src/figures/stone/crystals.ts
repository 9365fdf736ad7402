import { turbulence } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { visible } from '../drawing/gradient-noise.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import { breakUp } from '../drawing/voronoi-cells.ts';
import type { Stone } from './stones.ts';

/** Adds the tones of crystals, and gives the covers of two other minerals. */
export function growCrystals(
  tone: Plane,
  face: Face,
  { size, depth, first, second }: NonNullable<Stone['crystals']>,
  { seed, scale, amount }: FigureRecipe,
): { first: Plane; second: Plane } {
  const width = size * scale;
  const rag = turbulence(face, { millimetres: 2.4 * width, reach: 0.25 * width, layers: 4, seed: seed + 22 });
  const great = breakUp(face, width, rag, seed + 20);
  const small = breakUp(face, 0.42 * width, rag, seed + 21);
  const clear = depth * (0.35 + 0.65 * visible(width, face.grain));
  const covers = { first: blankPlane(face), second: blankPlane(face) };
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const large = great.piece[pixel] ?? 0;
    const fine = small.piece[pixel] ?? 0;
    // A crystal of its own size here, a cluster of small ones there.
    const mineral = (large * 13) % 1 < 0.6 ? large : fine;
    tone[pixel] = (tone[pixel] ?? 0) + clear * (1.5 * (mineral - 0.5) + 0.7 * (fine - 0.5));
    // What lies just beneath the face shows through paler.
    const sunk = 0.3 + 0.7 * ((large * 29 + fine * 17) % 1);
    if (fine < first * amount) covers.first[pixel] = sunk;
    else if (mineral > 1 - second * amount) covers.second[pixel] = sunk;
  }
  return covers;
}
