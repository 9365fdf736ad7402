import { messages } from '../messages.ts';
import type { ShopSearch } from '../shop-address/shop-search.ts';

/** The page's name. Spec section 2: exactly one category chosen names it. */
export function shopHeading({ productClass, search, category }: ShopSearch): string {
  const [only, ...others] = category;
  if (search) return messages.searchResults;
  if (only && others.length === 0) return messages.categoryProducts(only);
  return messages.classTitles[productClass];
}
