import { getAddress, getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { createOrder, getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import {
  aCartItem,
  aFailedPayment,
  anAddOn,
  anAddress,
  anOrder,
  anOrderItem,
  aPayment,
  aPriceSummary,
} from 'shared-contracts/testing/builders';
import { mockAddress } from '../browser/mocked-endpoint.ts';
import type { Page } from '../browser/shop-test.ts';
import { LONG_ADDRESS, LONG_WORD } from '../provider-data/addresses.ts';
import type { AccountPage, Mock } from './account-state.ts';

const ORDER = anOrder({
  Status: 'payment pending',
  payment_status: 'pending',
  Order_items: [anOrderItem({ colour_name: LONG_WORD })],
});

const main = (page: Page) => page.getByRole('main');
const alert = (text: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: text });
const status = (text: RegExp) => (page: Page) => main(page).getByRole('status').filter({ hasText: text });
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name });
const text = (words: string) => (page: Page) => main(page).getByText(words);

const SUMMARY_STEP = '/checkout?step=summary&address=Home';
const PAYMENT_STEP = '/checkout?step=payment&order=LH-1';

/** How far the payment is, for all pages that show it. */
function payment(state: 'paid' | 'confirming' | 'failed', can_pay_again = false): Mock {
  const { pay_until, ...failed } = aFailedPayment({ payment_status: state, state, can_pay_again });
  return [
    getOrderPayment,
    { json: state === 'paid' ? aPayment() : can_pay_again ? { ...failed, pay_until } : failed },
  ];
}

/** The payment script: the pay page itself is the gateway's. */
function mockScript(page: Page, isLost = false): Promise<void> {
  const script = 'window.PhonePeCheckout = { transact() {} };';
  return mockAddress(page, '*/checkout.js', isLost ? 'no network' : { script });
}

const makePayment = async (page: Page) => {
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await main(page)
    .getByRole('button', { name: /^Make Payment · ₹/ })
    .click();
};

export const CHECKOUT_PAGE: AccountPage = {
  path: '/checkout',
  mocks: [
    [getCart, { json: [aCartItem(), anAddOn({ Product: { colour_name: LONG_WORD } })] }],
    [getPriceSummary, { json: aPriceSummary({ tax: { rate: 18, amount: 4_237.63 } }) }],
    [getAddresses, { json: [anAddress(), LONG_ADDRESS] }],
    [getAddress, { json: anAddress() }],
    [getOrder, { json: ORDER }],
    payment('failed', true),
  ],
  prepare: (page) => mockScript(page),
  skeleton: 'The order summary is loading',
  data: button('Next'),
  states: {
    'new-order.tsx: loading': {
      mocks: [
        [getCart, 'pending'],
        [getAddresses, 'pending'],
      ],
      shows: (page) => main(page).getByRole('status', { name: 'The order summary is loading' }),
    },
    'shipping-step.tsx: ready': { shows: button('Next') },
    'shipping-step.tsx: a form is open': {
      when: (page) => main(page).getByRole('button', { name: 'Add address' }).click(),
      shows: text('To continue, save or cancel the address'),
    },
    'shipping-step.tsx: without the account': {
      prepare: async (page) => {
        await mockScript(page);
        await page.route('**/releases/account/**', (route) => route.abort());
      },
      shows: text('You can continue with a saved address.'),
    },
    'summary-panel.tsx: error': {
      mocks: [[getPriceSummary, { status: 500 }]],
      shows: alert('Could not load order summary.'),
    },
    'summary-panel.tsx: a coupon no longer applies': {
      path: '/checkout?coupon=DIWALI',
      shows: text('Coupon DIWALI no longer applies to this cart.'),
    },
    'summary-step.tsx: error': {
      path: SUMMARY_STEP,
      mocks: [[getAddress, { status: 500 }]],
      shows: alert('Failed to fetch addresses.'),
    },
    'summary-step.tsx: loading': {
      path: SUMMARY_STEP,
      mocks: [[getAddress, 'pending']],
      shows: (page) => main(page).getByRole('status', { name: 'The checkout is loading' }),
    },
    'summary-step.tsx: no address': {
      path: '/checkout?step=summary',
      shows: alert('No shipping address was selected.'),
    },
    'summary-step.tsx: ready': {
      path: SUMMARY_STEP,
      mocks: [[getAddress, { json: LONG_ADDRESS }]],
      shows: text('Standard delivery: 5-7 business days.'),
    },
    'make-payment.tsx: the script is lost': {
      path: SUMMARY_STEP,
      prepare: (page) => mockScript(page, true),
      shows: alert('Could not load payment gateway. Please refresh the page.'),
    },
    'make-payment.tsx: the order is refused': {
      path: SUMMARY_STEP,
      mocks: [[createOrder, { status: 409 }]],
      when: makePayment,
      shows: alert('Failed to initiate payment.'),
    },
    'make-payment.tsx: the response is invalid': {
      path: SUMMARY_STEP,
      mocks: [[createOrder, { json: { order_id: 'LH-1' } }]],
      when: makePayment,
      shows: alert('Payment initiation response was invalid.'),
    },
    'pay-order.tsx: loading': {
      path: PAYMENT_STEP,
      mocks: [[getOrder, 'pending']],
      shows: (page) => main(page).getByRole('status', { name: 'The order is loading' }),
    },
    'pay-order.tsx: error': {
      path: PAYMENT_STEP,
      mocks: [[getOrder, { status: 500 }]],
      shows: alert('Failed to fetch order details.'),
    },
    'pay-order.tsx: ready': { path: PAYMENT_STEP, shows: button('Restore these items') },
    'pay-order.tsx: the time is over': {
      path: PAYMENT_STEP,
      mocks: [payment('failed')],
      shows: status(/The time to pay for it has run out/),
    },
    'cart-notice.tsx: a cancelled payment': {
      path: '/cart?cancelled=LH-1',
      mocks: [[getCart, { json: [] }], payment('confirming', true)],
      shows: status(/has not been paid/),
    },
    'cart-notice.tsx: too few items': {
      path: '/cart?returned=too-few',
      mocks: [[getCart, { json: [] }]],
      shows: status(/An order needs at least 2 pieces/),
    },
    'order-payment.tsx: paid': {
      path: '/orders/LH-1',
      mocks: [payment('paid')],
      shows: status(/It arrives between 25 and 28 November/),
    },
    'order-payment.tsx: confirming': {
      path: '/orders/LH-1',
      mocks: [payment('confirming')],
      shows: status(/is being confirmed/),
    },
    'order-payment.tsx: failed': { path: '/orders/LH-1', shows: status(/has not been paid/) },
    'order-payment.tsx: error': {
      path: '/orders/LH-1',
      mocks: [[getOrderPayment, { status: 500 }]],
      shows: alert('Failed to check the payment of this order.'),
    },
  },
};
