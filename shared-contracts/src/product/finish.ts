import type { Product } from './product.ts';

/** How a face shines. Other providers may have other finishes. */
export type Finish = 'Gloss' | 'Matt' | 'Metallic' | 'Fluted';

/** Words that name a finish. The most specific come first, because a fluted face may be satin, too. */
const FINISH_WORDS: readonly [Finish, RegExp][] = [
  ['Fluted', /\bfluted\b/i],
  ['Metallic', /\bmetallic\b/i],
  ['Matt', /\b(?:matt|matte|satin)\b/i],
  ['Gloss', /\bgloss\b/i],
];

/** The finish stated in category, type or info; undefined if none states it (SHOP-31). */
export function finishOf({
  category,
  type,
  info,
}: Pick<Product, 'category' | 'type' | 'info'>): Finish | undefined {
  const words = [category, type, info].join(' ');
  return FINISH_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}
