import { finishOf, type SurfaceColour } from '../../../picture-studio/src/scenes/decor.ts';
import type { DecorRecipe } from '../figures/draw-figure.ts';
import { seedOf } from '../figures/drawing/random.ts';

/** How a colour is drawn. The colour itself adds its code and its seed. */
export type ColourDrawing = Omit<DecorRecipe, 'code' | 'seed'>;

/** A colour in one build. */
export interface DrawnColour extends Pick<SurfaceColour, 'colour_name' | 'type' | 'code'> {
  category: string;
  drawing: ColourDrawing;
}

/**
 * The recipe of a decor's colour. It is the same in every build except fluted panels: their ridges would cut the
 * cathedrals of a crown cut to pieces, so they get straight grain.
 */
export function recipeOf(decor: DrawnColour): DecorRecipe {
  const { drawing } = decor;
  const isStraight = drawing.cut !== undefined && finishOf(decor) === 'fluted';
  return {
    ...drawing,
    ...(isStraight && { cut: 'quarter' }),
    code: decor.code,
    seed: seedOf(decor.colour_name),
  };
}
