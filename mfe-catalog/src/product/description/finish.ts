import type { Product } from 'shared-contracts/product';

export type Finish = 'gloss' | 'matt' | 'metallic' | 'fluted';

/** What tells a finish in a product's category, type and info, the most telling first: a fluted face may be satin, too. */
const SIGNS: readonly [Finish, RegExp][] = [
  ['fluted', /\bfluted\b/i],
  ['metallic', /\bmetallic\b/i],
  ['matt', /\b(?:matt|matte|satin)\b/i],
  ['gloss', /\bgloss\b/i],
];

/** How the face takes light, as the provider's words have it; undefined where they do not say. */
export function finishOf({
  category,
  type,
  info,
}: Pick<Product, 'category' | 'type' | 'info'>): Finish | undefined {
  const words = [category, type, info].join(' ');
  return SIGNS.find(([, sign]) => sign.test(words))?.[0];
}
