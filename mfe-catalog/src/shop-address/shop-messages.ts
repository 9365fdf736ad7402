import type { ProductClass } from 'shared-contracts/product';

/** Texts of the shop page that `messages.ts`, which the product page loads, is better without. */
export const shopMessages = {
  classTitles: { Sheet: 'Acrylic sheets', Board: 'Boards' } satisfies Record<ProductClass, string>,
  classDescriptions: {
    Sheet:
      'Decorative acrylic sheets in gloss, matt and fluted finishes, by category, type, shade and application.',
    Board: 'Acrylic boards on HDF, plywood and WPC cores, by category, type, shade and application.',
  } satisfies Record<ProductClass, string>,
  nothingFits: (chosen: readonly string[]) => {
    const quoted = chosen.map((one) => `“${one}”`);
    const last = quoted.pop();
    return quoted.length > 0
      ? `No product matches ${quoted.join(', ')} and ${last} together.`
      : `No product matches ${last}.`;
  },
  /** SHOP-40. */
  noMatch: (ignored: readonly string[], used: string) =>
    `No match for ${ignored.map((word) => `“${word}”`).join(' or ')}. Showing ${used}.`,
  noProductsAvailable: 'There are no products available at the moment. Please check back later.',
  noProductsFound: 'No products found',
  noProductsAdvice: 'Try adjusting your search or filters.',
  unknownClass: 'This page does not exist',
  unknownClassAdvice: 'The shop sells sheets and boards.',
} as const;
