import { isOfSamples } from 'shared-contracts/order/rules';

/** The texts of a payment. */
export const paymentMessages = {
  notReady: 'Payment gateway is not ready...',
  scriptFailed: 'Could not load payment gateway. Please refresh the page.',
  tryAgain: 'Try Again',
  invalidStart: 'Payment initiation response was invalid.',
  startFailed: (message: string) => `Failed to initiate payment: ${message}`,
  cancelled: 'Payment was cancelled. Your cart will be cleared.',
  unknown: (order_id: string) =>
    `We could not check whether order ${order_id} has been paid. The order’s page will show the result.`,
  ok: 'OK',
  payPage: 'Pay page',
  payPageOpen: 'You pay on the payment service’s page.',
  payPageStuck: 'Blank or stuck? Nothing is lost: go on in a page of its own.',
  ownPage: 'Pay in a page of its own',
  close: 'Close',
  region: 'Payment',
  paid: (order_id: string) => `Thank you. Order ${order_id} is paid.`,
  arrives: (from: string, to: string) => `It arrives between ${from} and ${to}.`,
  confirming: (order_id: string) =>
    `The payment for order ${order_id} is being confirmed. This page will show the result automatically, and you can close it in the meantime.`,
  unpaid: (order_id: string) => `Order ${order_id} has not been paid.`,
  declined: (order_id: string) =>
    `The bank declined the payment for order ${order_id}. Nothing was taken from your account.`,
  restoredBefore: 'Its items were put back into your cart.',
  payUntil: (time: string) => `You can pay for it until ${time}, or put its items back into your cart.`,
  timeOver: 'The time to pay for it has run out. You can put its items back into your cart.',
  notPaidYet: (order_id: string) =>
    `Order ${order_id} has not been paid yet. This page will show the payment as soon as the bank confirms it.`,
  payAgain: 'Pay again',
  restore: 'Restore these items',
  restored: 'The items are back in your cart.',
  seeOrder: 'See the order',
  tooFew: (count: number) => `An order needs at least ${count} pieces. Add one more to continue to checkout.`,
  unverified: 'Could not verify your cart before proceeding. Please refresh and try again.',
} as const;

/** These texts differ for samples (SAMPLE-7). */
const sampleMessages = {
  cancelled: 'Payment was cancelled.',
  unknown: (order_id: string) =>
    `We could not check whether samples ${order_id} have been paid. Their page will show the result.`,
  paid: (order_id: string) => `Thank you. Samples ${order_id} are paid.`,
  arrives: (from: string, to: string) => `They arrive between ${from} and ${to}.`,
  confirming: (order_id: string) =>
    `The payment for samples ${order_id} is being confirmed. This page will show the result automatically, and you can close it in the meantime.`,
  unpaid: (order_id: string) => `Samples ${order_id} have not been paid.`,
  declined: (order_id: string) =>
    `The bank declined the payment for samples ${order_id}. Nothing was taken from your account.`,
  restoredBefore: 'You have chosen them again.',
  payUntil: (time: string) => `You can pay for them until ${time}, or choose them again.`,
  timeOver: 'The time to pay for them has run out. You can choose them again.',
  notPaidYet: (order_id: string) =>
    `Samples ${order_id} are not paid yet. If you have just paid, this page will show it as soon as the bank confirms it.`,
  restore: 'Choose these samples again',
  restored: 'The samples are chosen again.',
} as const;

export function paymentWords(order: { kind?: string | null | undefined }) {
  return isOfSamples(order) ? { ...paymentMessages, ...sampleMessages } : paymentMessages;
}
