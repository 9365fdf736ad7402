import { type ColourDrawing, type DecorTable, loadDecors } from '../../../provider/src/catalogue/decors.ts';
import type { DecorRecipe } from '../figures/drawing/figure-recipe.ts';
import { seedOf } from '../figures/drawing/random.ts';
import type { Decor } from './decor.ts';
import { FIGURES_BY_TYPE } from './figures-by-type.ts';
import { finishOf } from './finish.ts';

let table: DecorTable | undefined;

/**
 * The recipe that `decors.tsv` names for a decor's colour, or the usual one of its type for a colour that is not of
 * this catalogue. The same colour has the same figure in every build but fluted panels: their ridges would cut
 * cathedrals to pieces, so they are made of straight grain.
 */
export function recipeOf(decor: Decor): DecorRecipe {
  table ??= loadDecors();
  const drawing = table.get(decor.colour_name) ?? usualDrawing(decor);
  const straight = drawing.cut !== undefined && finishOf(decor) === 'fluted';
  return {
    ...drawing,
    ...(straight && { cut: 'quarter' }),
    code: decor.code,
    seed: seedOf(decor.colour_name),
  };
}

function usualDrawing({ type }: Decor): ColourDrawing {
  const [figure = 'solid'] = FIGURES_BY_TYPE.get(type) ?? [];
  const plain: ColourDrawing = { figure, accents: [], scale: 1, contrast: 1, amount: 1 };
  return type === 'Wood Grain' ? { ...plain, cut: 'crown' } : plain;
}
