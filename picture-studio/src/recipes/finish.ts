import type { Decor } from './decor.ts';

export const FINISHES = ['gloss', 'matt', 'metallic', 'fluted'] as const;
export type Finish = (typeof FINISHES)[number];

/** How a surface reflects light. The category's name says it, except that metal has its own sheen under every coat. */
export function finishOf({ category, type }: Pick<Decor, 'category' | 'type'>): Finish {
  if (/fluted/i.test(category)) return 'fluted';
  if (type === 'Metallic') return 'metallic';
  return /acrylic/i.test(category) && !/matt/i.test(category) ? 'gloss' : 'matt';
}
