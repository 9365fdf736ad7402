/** The few texts that primitives contain themselves. */
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
} as const;
