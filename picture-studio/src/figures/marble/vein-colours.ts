import { type Lab, labOfHex } from '../../colour/lab.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';

/** The colours of the first and the second kind of vein. Of themselves light marbles are veined darker, dark ones with chalk. */
export function veinColours({ code, accents: [first, second] }: FigureRecipe): [Lab, Lab] {
  const [lightness, a, b] = labOfHex(code);
  const own: Lab =
    lightness < 50 ? [lightness + 60, a * 0.3, b * 0.3 + 5] : [lightness - 34, a * 0.8, b * 0.8 + 2];
  const main = first === undefined ? own : labOfHex(first);
  return [main, second === undefined ? main : labOfHex(second)];
}
