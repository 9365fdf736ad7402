/** The words that paper alone shows. */
export const datasheetMessages = {
  care: 'Fitting and care',
  prices: 'Prices',
  facts: 'Facts',
  form: 'Form',
  size: 'Size',
  perPiece: 'Per piece',
  thickness: 'Thickness',
  finish: 'Finish',
  perSquareFoot: 'Per sq ft',
  /** @param day empty where it is not known */
  pricesOf: (day: string) =>
    `${day ? `Prices of ${day}: per` : 'Per'} piece, all taxes included, without packaging and delivery.`,
  more: 'More is on the product’s page.',
  swatch: (decor: string) => `${decor}: the plain decor`,
} as const;
