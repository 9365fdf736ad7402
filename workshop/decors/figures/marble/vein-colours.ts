import { type Lab, labOfHex } from 'catalogue/colour/lab';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';

/** The colours of the two kinds of vein. Without accents light marbles have darker veins, dark ones chalk-white veins. */
export function veinColours({ code, accents: [first, second] }: FigureRecipe): [Lab, Lab] {
  const [lightness, a, b] = labOfHex(code);
  const own: Lab =
    lightness < 50 ? [lightness + 60, a * 0.3, b * 0.3 + 5] : [lightness - 34, a * 0.8, b * 0.8 + 2];
  const main = first === undefined ? own : labOfHex(first);
  return [main, second === undefined ? main : labOfHex(second)];
}
