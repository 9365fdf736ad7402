import { getAddress, getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { createOrder, getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import {
  aFailedPayment,
  anAddOn,
  anAddress,
  anOrder,
  anOrderItem,
  aPayment,
} from 'shared-contracts/testing/builders';
import {
  click,
  errorResponse,
  noResponse,
  type Scene,
  type Scenes,
  type,
} from 'shared-contracts/testing/scene';
import { checkoutMessages as words } from '../checkout/checkout-messages.ts';
import checkout from '../checkout/checkout-page.tsx';
import OrderPayment from '../payment/order-payment.tsx';
import { paymentMessages } from '../payment/payment-messages.ts';
import { asCustomer, LONG } from './customer-scene.ts';
import { CHARGES, WALNUT } from './sample-cart.ts';

const SUMMARY_STEP = '/checkout?step=summary&address=Home';
const PAYMENT_STEP = '/checkout?step=payment&order=LH-1';

const LONG_ADDRESS = anAddress({ address_label: LONG.slice(0, 40), full_name: LONG, address: LONG });
const UNPAID = anOrder({
  Status: 'payment pending',
  payment_status: 'pending',
  Order_items: [anOrderItem({ colour_name: LONG })],
});

type AddressChoice = Parameters<NonNullable<AddressBookProps['footer']>>[0];

/** A stub of the account's address book that reports this choice. */
export const addressBook = (choice: AddressChoice): Scene['modules'] => ({
  'account/address-book': Object.assign(({ footer }: AddressBookProps) => footer?.(choice) ?? null, {
    wrongProp: () => undefined,
  }),
});

/** An address book that cannot be shown. */
const lostAddressBook: Scene['modules'] = {
  'account/address-book': Object.assign(() => null, { wrongProp: () => 'It is lost.' }),
};

const noScript = { transact: () => undefined };

/** @param script the object that the payment provider's script has set on the window */
const onCheckout = (
  at: string,
  given: Scene['given'],
  shows: string,
  {
    script = noScript,
    ...rest
  }: Pick<Scene, 'act' | 'modules' | 'shifts'> & { script?: typeof noScript | null } = {},
) =>
  asCustomer(
    <checkout.Page />,
    at,
    (api) => {
      Object.assign(window, { PhonePeCheckout: script ?? undefined });
      api.respond(getCart, () => [WALNUT, anAddOn({ Product: { colour_name: LONG } })]);
      api.respond(getAddresses, () => [anAddress(), LONG_ADDRESS]);
      api.respond(getOrder, () => UNPAID);
      api.respond(getOrderPayment, () => aFailedPayment());
      given?.(api);
    },
    shows,
    { modules: addressBook({ address: anAddress(), isFormOpen: false }), ...rest },
  );

const onPayment = (given: NonNullable<Scene['given']>, shows: string) =>
  asCustomer(<OrderPayment order_id="LH-1" />, '/orders/LH-1', given, shows);

const makePayment = () => click('button', /^Make Payment · ₹/);

export const checkoutScenes: Scenes = {
  'checkout: loading': onCheckout(
    '/checkout',
    (api) => {
      api.respond(getCart, noResponse);
    },
    words.summaryLoading,
  ),
  'checkout: an address': onCheckout('/checkout', undefined, words.next),
  'checkout: an open form': onCheckout('/checkout', undefined, words.saveOrCancel, {
    modules: addressBook({ address: anAddress(), isFormOpen: true }),
  }),
  'checkout: without the account': onCheckout('/checkout', undefined, words.bookLostAdvice, {
    modules: lostAddressBook,
    shifts: 'What takes the place of the address book is longer or shorter than it.',
  }),
  'checkout: without its sums': onCheckout(
    '/checkout',
    (api) => api.respond(getPriceSummary, () => errorResponse(500)),
    words.summaryFailed,
  ),
  'checkout: a coupon that no longer applies': onCheckout(
    '/checkout?coupon=DIWALI',
    undefined,
    words.couponGone('DIWALI'),
  ),
  'checkout: what is ordered': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(getAddress, () => LONG_ADDRESS),
    words.standardDelivery,
    { shifts: 'An address has as many lines as it has.' },
  ),
  'checkout: a firm for the invoice': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(getCartCharges, () => ({ ...CHARGES, takesBuyer: true })),
    'Please name the firm of this GST number.',
    {
      act: async () => {
        await click('text', words.buyer.summary);
        await type(words.buyer.gstin, LONG);
        await makePayment();
      },
    },
  ),
  'checkout: the address is loading': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(getAddress, noResponse),
    words.loading,
  ),
  'checkout: the address is lost': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(getAddress, () => errorResponse(500)),
    getAddress.failureMessage,
    { shifts: 'A failure is shorter than an address.' },
  ),
  'checkout: no address': onCheckout('/checkout?step=summary', undefined, words.noAddress),
  'checkout: the payment script is lost': onCheckout(SUMMARY_STEP, undefined, paymentMessages.scriptFailed, {
    script: null,
    shifts: 'The sentence about the script stands above the summary.',
  }),
  'checkout: the order is refused': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(createOrder, () => errorResponse(409, { message: 'Sold out.' })),
    paymentMessages.startFailed('Sold out.'),
    { act: makePayment },
  ),
  'checkout: the response is invalid': onCheckout(
    SUMMARY_STEP,
    (api) => api.respond(createOrder, () => ({ order_id: 'LH-1' }) as never),
    paymentMessages.invalidStart,
    { act: makePayment },
  ),
  'checkout: an unpaid order': onCheckout(PAYMENT_STEP, undefined, paymentMessages.restore),
  'checkout: an unpaid order is loading': onCheckout(
    PAYMENT_STEP,
    (api) => api.respond(getOrder, noResponse),
    words.orderLoading,
  ),
  'checkout: an unpaid order is lost': onCheckout(
    PAYMENT_STEP,
    (api) => api.respond(getOrder, () => errorResponse(500)),
    getOrder.failureMessage,
  ),
  'checkout: the time to pay is over': onCheckout(
    PAYMENT_STEP,
    (api) => api.respond(getOrderPayment, () => aFailedPayment({ can_pay_again: false, pay_until: null })),
    paymentMessages.timeOver,
  ),
  'order-payment: paid': onPayment((api) => api.respond(getOrderPayment, () => aPayment()), 'paid'),
  'order-payment: confirming': onPayment(
    (api) =>
      api.respond(getOrderPayment, () => aFailedPayment({ state: 'confirming', can_pay_again: false })),
    paymentMessages.confirming('LH-1'),
  ),
  'order-payment: failed': onPayment(
    (api) => api.respond(getOrderPayment, () => aFailedPayment()),
    paymentMessages.payAgain,
  ),
  'order-payment: failed samples': onPayment(
    (api) => api.respond(getOrderPayment, () => aFailedPayment({ kind: 'samples' })),
    'Choose these samples again',
  ),
  'order-payment: lost': onPayment(
    (api) => api.respond(getOrderPayment, () => errorResponse(500)),
    getOrderPayment.failureMessage,
  ),
};
