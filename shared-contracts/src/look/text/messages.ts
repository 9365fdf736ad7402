/** The few words that the primitives say themselves. */
export const lookWords = {
  back: 'Back',
  breadcrumbs: 'Breadcrumb',
  close: 'Close',
  discount: 'Discount',
  dismiss: 'Dismiss',
  listPrice: 'List price',
  oneLess: 'One less',
  oneMore: 'One more',
  optional: '(optional)',
  percentOff: (percent: number) => `${percent}% off`,
  price: 'Price',
  remove: 'Remove',
  tryAgain: 'Try Again',
} as const;
