import { getAddress, getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { createOrder, getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import { mockAddress } from '../browser/mocked-with-cache.ts';
import type { Page } from '../browser/shop-test.ts';
import { LONG_ADDRESS, LONG_WORD, SAVED_HOME } from '../provider-data/addresses.ts';
import type { AccountPage, Mock } from './account-state.ts';

const WALNUT = {
  cart_item_id: 1,
  quantity: 4,
  material: 'Sheet',
  image_link: '',
  Product: {
    product_id: 'WAL-115',
    colour_name: 'Walnut Gloss',
    selling_price: 4850,
    actual_price: 5600,
    category: '1.5mm Acrylic',
    type: 'Wood',
  },
};
const PACKAGING = {
  ...WALNUT,
  cart_item_id: 2,
  quantity: 1,
  Product: {
    ...WALNUT.Product,
    product_id: 'ADD',
    colour_name: LONG_WORD,
    selling_price: 690,
    category: 'addon',
  },
};
const SUMMARY = {
  subtotal: 23_090,
  discount: 3_000,
  coupon_discount: 1_000,
  coupon_code: 'MONSOON',
  delivery_fee: 1_500,
  total: 20_590,
  tax: { rate: 18, amount: 3_140.85 },
};
const ORDER = {
  order_id: 'LH-1',
  Status: 'payment pending',
  date_time: '2026-11-22T12:00:00+05:30',
  checkout_amount: 20_590,
  payment_status: 'pending',
  address_label: 'Home',
  Deliver_detail: { pincode: '570002' },
  Order_items: [
    { product_id: 'WAL-115', colour_name: LONG_WORD, material: 'Sheet', quantity: 4, total_amount: 19_400 },
  ],
};

const main = (page: Page) => page.getByRole('main');
const alert = (text: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: text });
const status = (text: RegExp) => (page: Page) => main(page).getByRole('status').filter({ hasText: text });
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name });
const text = (words: string) => (page: Page) => main(page).getByText(words);

const SUMMARY_STEP = '/checkout?step=summary&address=Home';
const PAYMENT_STEP = '/checkout?step=payment&order=LH-1';

/** How far the payment is, for all pages that show it. */
function payment(state: 'paid' | 'confirming' | 'failed', can_pay_again = false): Mock {
  const delivery = state === 'paid' ? { from: '2026-11-25', to: '2026-11-28' } : undefined;
  const times = can_pay_again ? { pay_until: '2026-11-22T13:00:00+05:30' } : {};
  const json = { order_id: 'LH-1', Status: 'payment pending', payment_status: state, state, can_pay_again };
  return [getOrderPayment, { json: { ...json, ...times, delivery } }];
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
    [getCart, { json: [WALNUT, PACKAGING] }],
    [getPriceSummary, { json: SUMMARY }],
    [getAddresses, { json: [SAVED_HOME, LONG_ADDRESS] }],
    [getAddress, { json: SAVED_HOME }],
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
      shows: status(/The time to pay for it is over/),
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
