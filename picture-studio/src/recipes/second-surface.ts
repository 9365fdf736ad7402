import type { Decor } from './decor.ts';

const PLAIN: ReadonlySet<string> = new Set(['Solid', 'Pastel']);

/**
 * The decor of a room's second surface: a colour that matches the first. A plain colour is preferred beside a figure and a
 * figure beside a plain colour, because two figures in one room look restless. Without a match both surfaces are equal.
 */
export function secondSurface(decor: Decor): Decor {
  const isPlain = PLAIN.has(decor.type);
  const { goesWith } = decor;
  const match = goesWith.find(({ type }) => PLAIN.has(type) !== isPlain) ?? goesWith[0];
  return match ? { ...decor, ...match, goesWith: [] } : decor;
}
