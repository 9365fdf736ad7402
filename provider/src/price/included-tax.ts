/** GST that a total includes, in paise. */
export interface IncludedTax {
  /** Percent. */
  rate: number;
  amount: number;
}

/** PRICE-13: prices include GST, so its part of a total is total × rate ÷ (100 + rate), rounded to the nearest paisa. */
export function includedTax(total: number, rate: number): IncludedTax {
  return { rate, amount: Math.round((total * rate) / (100 + rate)) };
}
