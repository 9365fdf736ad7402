import type { CartItem } from 'shared-contracts/cart';

/** Rupees; null without a price. Counted in paise, so that no sum ends in 0.30000000000000004. */
export function lineTotal({ quantity, Product }: CartItem): number | null {
  const { selling_price } = Product;
  return selling_price === null ? null : (Math.round(selling_price * 100) * quantity) / 100;
}
