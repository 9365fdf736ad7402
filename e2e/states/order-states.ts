import { getOrder, getOrderPayment, getOrders, reorder } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import { aFailedPayment, anOrder, anOrderItem, aPayment } from 'shared-contracts/testing/builders';
import type { Page } from '../browser/shop-test.ts';
import type { AccountPage, AccountState } from './account-state.ts';

const LONG = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

const main = (page: Page) => page.getByRole('main');
const alert = (text: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: text });
const heading = (name: string) => (page: Page) => main(page).getByRole('heading', { name });
const link = (name: string) => (page: Page) => main(page).getByRole('link', { name });

const listed = (order_id: string, Status: string) => anOrder({ order_id, Status, checkout_amount: 1_24_500 });
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

function orderAs(Status: string, payment_status: string, ...steps: string[]): AccountState {
  const timeline = [...steps, Status].map((status) => ({ status, at: '2026-09-18T16:12:00+05:30' }));
  return {
    mocks: [[getOrder, { json: anOrder({ Status, payment_status, timeline }) }]],
    shows: heading('Items'),
  };
}

export const ORDER_PAGE: AccountPage = {
  path: '/orders/LH-1',
  mocks: [
    [getOrder, { json: anOrder() }],
    [getOrders, { json: ALL }],
    [getOrderPayment, { json: aPayment() }],
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
        [getOrder, { json: anOrder({ Status: 'Payment Pending', payment_status: 'pending' }) }],
        [getOrderPayment, { json: aFailedPayment() }],
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
            json: anOrder({
              order_id: LONG,
              Status: LONG,
              payment_status: '',
              Order_items: [anOrderItem({ colour_name: LONG, type: LONG })],
              Deliver_detail: { ...anOrder().Deliver_detail, address: LONG, city: LONG },
              timeline: null,
              price_summary: null,
              tax: null,
            }),
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
