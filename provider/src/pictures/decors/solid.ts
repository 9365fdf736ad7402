import type { DecorRecipe } from './decor-recipe.ts';
import type { Drawing } from './drawing.ts';
import { blankPlane, type Face } from './face.ts';
import { addLayers, addNoise } from './lattice-noise.ts';

/** One colour, with what pigment in a cast sheet does: drifts hardly seen over an arm's length, and a fine tooth. */
export function solid({ seed }: DecorRecipe, face: Face): Drawing {
  const tone = blankPlane(face);
  addLayers(tone, face, { across: 420, along: 520, gain: 0.5, seed, layers: 3 });
  addNoise(tone, face, { across: 2.6, gain: 0.3, seed: seed + 1 });
  addNoise(tone, face, { across: 1.1, gain: 0.5, seed: seed + 2 });
  return { tone, contrast: 0.9, accents: [] };
}
