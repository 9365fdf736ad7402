/** The few words that the primitives say themselves. */
export const lookWords = {
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
} as const;
