import { type Lab, labOfHex } from '../../colour/lab.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';

/** Without accents a dark stone has pale minerals, and a light one dark mica and milky quartz. */
export function mineralColours({ code, accents: [first, second] }: FigureRecipe): [Lab, Lab] {
  const [lightness, a, b] = labOfHex(code);
  const dark: Lab = [lightness * 0.45, a * 0.6, b * 0.5];
  const pale: Lab = [lightness + 0.5 * (100 - lightness), a * 0.4, b * 0.4 + 2];
  const own = lightness < 45 ? ([pale, dark] as const) : ([dark, pale] as const);
  return [first === undefined ? own[0] : labOfHex(first), second === undefined ? own[1] : labOfHex(second)];
}
