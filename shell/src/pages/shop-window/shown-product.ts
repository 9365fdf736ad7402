import type { Product, ProductPage } from 'shared-contracts/product';

/** The window begins with whites, which show least of a finish. */
const SHOWN = 3;

/** The product whose room stands at the head of the home page, out of the shop's window. */
export function shownProduct(window: ProductPage | undefined): Product | undefined {
  return window?.products[SHOWN] ?? window?.products[0];
}
