import { turbulence } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, visible } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { blankPlane, type Tile } from '../drawing/tile.ts';
import { voronoiCells } from '../drawing/voronoi-cells.ts';

/** Size of a pebble in millimetres. */
const PEBBLE = 2.7;

/** Full-grain leather: pebbles of all sizes between creases, and an uneven wax finish. */
export function leather({ seed, scale }: FigureRecipe, tile: Tile): Drawing {
  const size = PEBBLE * scale;
  const bent = turbulence(tile, { millimetres: 9 * size, reach: 1.4 * size, octaves: 6, seed: seed + 20 });
  const { joint, piece } = voronoiCells(tile, size, bent, seed);
  const shown = visible(size, 1.5 * tile.grain);
  const crease = 0.34 * size;
  const height = blankPlane(tile);
  for (let pixel = 0; pixel < height.length; pixel++) {
    height[pixel] = smoothstep(-0.2 * crease, crease, joint[pixel] ?? 0);
  }
  const tone = blankPlane(tile);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const raised = height[pixel] ?? 0;
    // Light comes from above: a pebble's upper slope is lighter than its lower one.
    const slope = raised - (height[(pixel - 2 * tile.size) & (height.length - 1)] ?? 0);
    tone[pixel] = shown * (0.9 * raised + 1.3 * slope - 0.6 + 0.35 * ((piece[pixel] ?? 0) - 0.5));
  }
  addFractalNoise(tone, tile, { across: 170, gain: 0.5, seed: seed + 40, octaves: 4 });
  addFractalNoise(tone, tile, { across: 12, gain: 0.2, seed: seed + 50, octaves: 4, roughness: 0.7 });
  return { tone, contrast: 5, accents: [] };
}
