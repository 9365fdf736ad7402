import type { Decor } from './decor.ts';

type Finish = 'gloss' | 'matt' | 'metallic' | 'fluted';

/** How the face takes light. The category's name says it; metal shows its own sheen whatever the coat. */
export function finishOf({ category, type }: Pick<Decor, 'category' | 'type'>): Finish {
  if (/fluted/i.test(category)) return 'fluted';
  if (type === 'Metallic') return 'metallic';
  return /acrylic/i.test(category) && !/matt/i.test(category) ? 'gloss' : 'matt';
}
