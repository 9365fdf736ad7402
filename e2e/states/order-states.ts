import { getOrder, getOrderPayment, getOrders, reorder } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import type { Page } from '../browser/shop-test.ts';
import type { AccountPage, AccountState } from './account-state.ts';

const LONG = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

const main = (page: Page) => page.getByRole('main');
const alert = (text: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: text });
const heading = (name: string) => (page: Page) => main(page).getByRole('heading', { name });
const link = (name: string) => (page: Page) => main(page).getByRole('link', { name });

const listed = (order_id: string, Status: string) => ({
  order_id,
  Status,
  date_time: '2026-09-18T16:12:00+05:30',
  checkout_amount: 1_24_500,
});
const ALL = ORDER_STATUS_FILTERS.map((status, index) => listed(`LH-${index}`, status));

export const ORDERS_PAGE: AccountPage = {
  path: '/orders',
  mocks: [[getOrders, { json: ALL }]],
  skeleton: 'Loading your orders',
  data: link('LH-0'),
  states: {
    'orders-page.tsx: error': {
      mocks: [[getOrders, { status: 500 }]],
      shows: alert('Failed to fetch your orders.'),
    },
    'orders-page.tsx: loading': {
      mocks: [[getOrders, 'pending']],
      shows: (page) => main(page).getByRole('status', { name: 'Loading your orders' }),
    },
    'orders-page.tsx: empty': {
      mocks: [[getOrders, { json: { message: 'No orders' } }]],
      shows: link('Shop Now'),
    },
    'orders-page.tsx: ready': {
      mocks: [[getOrders, { json: [...ALL, listed(LONG, LONG)] }]],
      shows: link('LH-0'),
    },
    'a filter that no order matches': {
      path: '/orders?status=returned',
      mocks: [[getOrders, { json: [listed('LH-1', 'Placed')] }]],
      shows: (page) => main(page).getByRole('button', { name: 'Show all orders' }),
    },
  },
};

const SHEET = {
  product_id: 'WAL-115',
  colour_name: 'Walnut Gloss',
  code: '#7a4f35',
  category: '1.5mm Acrylic',
  type: 'Wood',
  material: 'Sheet',
  quantity: 4,
  total_amount: 19_400,
};
const PACKAGING = {
  ...SHEET,
  product_id: 'ADD',
  colour_name: 'Flexiply Flexible plywood',
  category: 'addon',
};
const ORDER = {
  ...listed('LH-1', 'Out For Delivery'),
  payment_status: 'PAID',
  address_label: 'Home',
  Deliver_detail: {
    full_name: 'Meera Nair',
    address: '14, 3rd Cross',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570002',
    p_mobile_no: '9845012345',
  },
  Order_items: [SHEET, PACKAGING],
  timeline: ['payment pending', 'placed', 'out for delivery'].map((status) => ({
    status,
    at: '2026-09-18T16:12:00+05:30',
  })),
  price_summary: {
    subtotal: 1_29_000,
    discount: 3_500,
    coupon_discount: 1_000,
    coupon_code: 'FIRST',
    delivery_fee: 0,
    total: 1_24_500,
  },
};

const PAID = { order_id: 'LH-1', Status: '', payment_status: '', state: 'paid', can_pay_again: false };
const UNPAID = {
  ...PAID,
  state: 'failed',
  can_pay_again: true,
  pay_until: '2026-09-18T17:12:00+05:30',
};

function orderAs(Status: string, payment_status: string, ...steps: string[]): AccountState {
  const timeline = [...steps, Status].map((status) => ({ status, at: '2026-09-18T16:12:00+05:30' }));
  return {
    mocks: [[getOrder, { json: { ...ORDER, Status, payment_status, timeline } }]],
    shows: heading('Items'),
  };
}

export const ORDER_PAGE: AccountPage = {
  path: '/orders/LH-1',
  mocks: [
    [getOrder, { json: ORDER }],
    [getOrders, { json: ALL }],
    [getOrderPayment, { json: PAID }],
  ],
  skeleton: 'Loading your order',
  data: heading('Thank you, Meera'),
  states: {
    'order-page.tsx: error': {
      mocks: [[getOrder, { status: 404 }]],
      shows: (page) => page.getByText('Failed to fetch order details.'),
    },
    'order-page.tsx: loading': {
      mocks: [[getOrder, 'pending']],
      shows: (page) => main(page).getByRole('status', { name: 'Loading your order' }),
    },
    'order-page.tsx: ready': { shows: heading('Items') },
    'an unpaid order': {
      mocks: [
        [getOrder, { json: { ...ORDER, Status: 'Payment Pending', payment_status: 'pending' } }],
        [getOrderPayment, { json: UNPAID }],
      ],
      shows: link('Pay again'),
    },
    'a provider that tells nothing about payments': {
      mocks: [[getOrderPayment, { status: 404 }]],
      shows: heading('Items'),
    },
    'a placed order': orderAs('Placed', 'success', 'payment pending'),
    'a cancelled order': orderAs('Cancelled', 'failed', 'payment pending', 'placed'),
    'an unknown status, without additions': {
      mocks: [
        [
          getOrder,
          {
            json: {
              ...listed(LONG, LONG),
              Order_items: [{ ...SHEET, colour_name: LONG, type: LONG }],
              Deliver_detail: { ...ORDER.Deliver_detail, address: LONG, city: LONG },
            },
          },
        ],
      ],
      shows: heading('Items'),
    },
    'reordered in part': {
      mocks: [
        [reorder, { json: { items: [], unavailable: [{ product_id: 'WAL-115', colour_name: LONG }] } }],
      ],
      when: (page) => main(page).getByRole('button', { name: 'Order again' }).click(),
      shows: (page) => main(page).getByText(`No longer available: ${LONG}.`),
    },
  },
};
