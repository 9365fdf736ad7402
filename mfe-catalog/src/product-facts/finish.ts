import type { Product } from 'shared-contracts/product';

type Finish = 'gloss' | 'matt' | 'metallic' | 'fluted';

/** Words that name a finish, the most specific first: a fluted face may be satin too. */
const FINISH_WORDS: readonly [Finish, RegExp][] = [
  ['fluted', /\bfluted\b/i],
  ['metallic', /\bmetallic\b/i],
  ['matt', /\b(?:matt|matte|satin)\b/i],
  ['gloss', /\bgloss\b/i],
];

/** The finish that category, type or info name; undefined where none does. */
export function finishOf({
  category,
  type,
  info,
}: Pick<Product, 'category' | 'type' | 'info'>): Finish | undefined {
  const words = [category, type, info].join(' ');
  return FINISH_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}
