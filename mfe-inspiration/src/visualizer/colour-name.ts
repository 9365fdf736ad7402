import type { Colour } from './colours-query.ts';

/** Some providers send a title alone. */
export function nameOf({
  colour_name,
  title,
  product_id,
}: Pick<Colour, 'colour_name' | 'title' | 'product_id'>): string {
  return colour_name || title || product_id;
}
