/** Kept apart from `messages.ts`, which every page of the account loads. */
export const invoiceMessages = {
  title: 'Invoice',
  none: 'This order has no such invoice.',
};
