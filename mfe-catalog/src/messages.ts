import type { ProductClass } from 'shared-contracts/product';

/**
 * The texts of several rooms. Those of one page are in `shop-messages.ts`, `product-messages.ts` and their like, so that no page loads the
 * sentences of another. The failure messages of calls are defined on their endpoints.
 */
export const messages = {
  heart: (name: string) => `Shortlist ${name}`,
  heartFailed: 'Your shortlist could not be changed. Please try again.',
  home: 'Home',
  shop: 'Shop',
  somethingWrong: 'Oops! Something went wrong',
  classes: { Sheet: 'Sheet', Board: 'Board' } satisfies Record<ProductClass, string>,
  /** Text for screen readers about the form of a product. */
  forms: {
    Sheet: () => 'sheet',
    Board: (core: string) => `${core} board`,
  } satisfies Record<ProductClass, (material: string) => string>,
  remove: 'Remove',
  relatedLoading: 'Loading related products',
} as const;
