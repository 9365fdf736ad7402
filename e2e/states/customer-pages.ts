import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart } from 'shared-contracts/cart/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import { getOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import { getShortlist } from 'shared-contracts/shortlist/endpoints';
import { aCustomer, anAddress, anOrder, aPayment } from 'shared-contracts/testing/builders';
import { type MockedResponse, mockEndpoint } from '../browser/mocked-endpoint.ts';
import type { Locator, Page } from '../browser/shop-test.ts';

type Mock = readonly [Endpoint, MockedResponse];

export type CustomerPage = {
  path: string;
  mocks: readonly Mock[];
  data: (page: Page) => Locator;
};

const ORDERS = ORDER_STATUS_FILTERS.map((Status, index) =>
  anOrder({ order_id: `LH-${index}`, Status, checkout_amount: 1_24_500 }),
);

export const PROFILE_PAGE: CustomerPage = {
  path: '/profile',
  mocks: [
    [verifyCustomer, { json: aCustomer() }],
    [getAddresses, { json: [anAddress({ is_default: true })] }],
  ],
  data: (page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gokulam' }),
};

export const ORDERS_PAGE: CustomerPage = {
  path: '/orders',
  mocks: [[getOrders, { json: ORDERS }]],
  data: (page) => page.getByRole('main').getByRole('link', { name: 'LH-0' }),
};

export const ORDER_PAGE: CustomerPage = {
  path: '/orders/LH-1',
  mocks: [
    [getOrder, { json: anOrder() }],
    [getOrders, { json: ORDERS }],
    [getOrderPayment, { json: aPayment() }],
  ],
  data: (page) => page.getByRole('main').getByRole('heading', { name: 'Thank you, Meera' }),
};

/** Stores a session. All calls are mocked, because the provider does not know it. */
export async function beCustomer(page: Page, mocks: readonly Mock[]): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('laminate-shop.token', 'a token');
    localStorage.setItem('laminate-shop.phone', '9845012345');
  });
  await mockEndpoint(page, getCart, { json: [] });
  // This call is for the count in the header.
  await mockEndpoint(page, getShortlist, { json: { entries: [] } });
  for (const [endpoint, response] of mocks) await mockEndpoint(page, endpoint, response);
}
