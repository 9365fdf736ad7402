import type { DecorRecipe } from '../figures/draw-figure.ts';
import { seedOf } from '../figures/drawing/random.ts';
import type { ColourDrawing, Decor } from './decor.ts';
import { FIGURES_BY_TYPE } from './figures-by-type.ts';
import { finishOf } from './finish.ts';

/**
 * The recipe of a decor's colour. It is the same in every build except fluted panels: their ridges would cut the
 * cathedrals of a crown cut to pieces, so they get straight grain.
 */
export function recipeOf(decor: Omit<Decor, 'material' | 'goesWith'>): DecorRecipe {
  const drawing = decor.drawing ?? defaultDrawing(decor.type);
  const isStraight = drawing.cut !== undefined && finishOf(decor) === 'fluted';
  return {
    ...drawing,
    ...(isStraight && { cut: 'quarter' }),
    code: decor.code,
    seed: seedOf(decor.colour_name),
  };
}

function defaultDrawing(type: string): ColourDrawing {
  const [figure = 'solid'] = FIGURES_BY_TYPE.get(type) ?? [];
  const drawing: ColourDrawing = { figure, accents: [], scale: 1, contrast: 1, amount: 1 };
  return type === 'Wood Grain' ? { ...drawing, cut: 'crown' } : drawing;
}
