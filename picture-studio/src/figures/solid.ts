import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { addLayers, addNoise } from './drawing/gradient-noise.ts';
import { blankPlane, type Face } from './drawing/tile.ts';

/** One colour, with what pigment in a cast sheet does: drifts hardly seen over an arm's length, and a fine tooth. */
export function solid({ seed }: FigureRecipe, face: Face): Drawing {
  const tone = blankPlane(face);
  addLayers(tone, face, { across: 420, along: 520, gain: 0.5, seed, layers: 3 });
  addNoise(tone, face, { across: 2.6, gain: 0.3, seed: seed + 1 });
  addNoise(tone, face, { across: 1.1, gain: 0.5, seed: seed + 2 });
  return { tone, contrast: 0.9, accents: [] };
}
