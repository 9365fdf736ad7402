import type { CartItem } from 'shared-contracts/cart';

/** Identifies the line of a product. `cart_item_id` changes when a removed product is added again. */
export function lineKey({ material, Product }: Pick<CartItem, 'material' | 'Product'>): string {
  return JSON.stringify([Product.product_id, material]);
}
