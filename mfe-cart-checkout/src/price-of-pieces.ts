/** Rupees; null without a price. Counted in paise, so that no sum ends in 0.30000000000000004. */
export function priceOfPieces(selling_price: number | null, quantity: number): number | null {
  return selling_price === null ? null : (Math.round(selling_price * 100) * quantity) / 100;
}
