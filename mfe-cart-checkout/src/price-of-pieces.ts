/** Rupees; null without a price. Computed in paise to avoid floating-point errors such as 0.30000000000000004. */
export function priceOfPieces(selling_price: number | null, quantity: number): number | null {
  return selling_price === null ? null : (Math.round(selling_price * 100) * quantity) / 100;
}
