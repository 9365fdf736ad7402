import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from './drawing/gradient-noise.ts';
import { blankPlane, type Tile } from './drawing/tile.ts';

/** One colour, with the faint drifts and the fine roughness of pigment in a cast sheet. */
export function solid({ seed }: FigureRecipe, tile: Tile): Drawing {
  const tone = blankPlane(tile);
  addFractalNoise(tone, tile, { across: 420, along: 520, gain: 0.5, seed, octaves: 3 });
  addNoise(tone, tile, { across: 2.6, gain: 0.3, seed: seed + 1 });
  addNoise(tone, tile, { across: 1.1, gain: 0.5, seed: seed + 2 });
  return { tone, contrast: 0.9, accents: [] };
}
