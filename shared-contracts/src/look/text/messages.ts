/** The few texts that the primitives contain. */
export const messages = {
  back: 'Back',
  breadcrumbs: 'Breadcrumb',
  close: 'Close',
  dismiss: 'Dismiss',
  listPrice: 'List price',
  oneLess: 'One less',
  oneMore: 'One more',
  optional: '(optional)',
  percentOff: (percent: number) => `${percent}% off`,
  price: 'Price',
  tryAgain: 'Try Again',
  wholeNumber: (min: number, max: number, quantity: number) =>
    `Please enter a whole number from ${min} to ${max}. Until then it stays ${quantity}.`,
} as const;
