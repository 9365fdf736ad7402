import type { ProductClass } from 'shared-contracts/product';

/** What search engines and previews are told of a list. Not in `messages.ts`, which the product page loads. */
export const shopMessages = {
  classTitles: { Sheet: 'Acrylic sheets', Board: 'Boards' } satisfies Record<ProductClass, string>,
  classDescriptions: {
    Sheet:
      'Decorative acrylic sheets in gloss, matt and fluted finishes, by category, type, shade and application.',
    Board: 'Acrylic boards on HDF, plywood and WPC cores, by category, type, shade and application.',
  } satisfies Record<ProductClass, string>,
} as const;
