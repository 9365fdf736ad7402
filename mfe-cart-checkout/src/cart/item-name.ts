import type { CartItem } from 'shared-contracts/cart';

/** Some providers send no name. */
export function itemName({ Product }: CartItem): string {
  return Product.colour_name || Product.product_id;
}
