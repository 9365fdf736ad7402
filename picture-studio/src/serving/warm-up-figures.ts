import { decorTexture } from '../figures/decor-texture.ts';
import { recipeOf } from '../recipes/decor.ts';
import { FIGURES_BY_TYPE } from '../recipes/figures-by-type.ts';

/** Pixels: enough for the engine to optimise the loops over them. */
const SIZE = 256;

/** Draws a figure of each type, so that the engine has optimised the code before the first shopper comes. */
export function warmUpFigures(): undefined {
  for (const type of FIGURES_BY_TYPE.keys()) {
    const recipe = recipeOf({ colour_name: type, type, code: '#a08060', category: '', drawing: undefined });
    decorTexture(recipe, SIZE);
  }
}
