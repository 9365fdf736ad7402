import { screen, waitFor } from '@testing-library/react';
import { getAddress, getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import { allEndpoints } from 'shared-contracts/endpoints';
import { requestAhead } from 'shared-contracts/http';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { PageModule } from 'shared-contracts/remotes';
import { storeCartSize } from 'shared-contracts/session';
import { renderWithShell } from 'shared-contracts/testing';
import { aFailedPayment, anOrder } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import cart from '../cart/cart-page.tsx';
import { checkoutShop, HOME, SUMMARY_STEP } from '../testing/checkout-shop.tsx';
import checkout from './checkout-page.tsx';

const ORDERED = [getCart, getPriceSummary, getCartCharges];

let shop: ReturnType<typeof checkoutShop>;
beforeEach(() => {
  shop = checkoutShop();
  shop.api.respond(getAddresses, () => [HOME]);
  shop.api.respond(getOrder, () => anOrder());
  shop.api.respond(getOrderPayment, () => aFailedPayment());
  storeCartSize(2);
  // Without the account's address book, whose failure is reported, the checkout requests the addresses itself.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function Broken(): never {
  throw new Error('broken');
}

/** The endpoints that were called, once for each call. */
const called = () => allEndpoints.flatMap((endpoint) => shop.api.callsOf(endpoint).map(() => endpoint.name));

/** Requests the page's data before hydration, as the shell does. */
const requestDataOf = ({ prefetch }: PageModule, { pathname, searchParams: search }: URL) =>
  requestAhead(prefetch({ pathname, params: {}, search }));

describe('the requests of a page', () => {
  it.each<[string, PageModule, readonly Endpoint[]]>([
    ['/cart', cart, ORDERED],
    ['/cart?cancelled=LH-1', cart, [...ORDERED, getOrderPayment]],
    ['/checkout', checkout, [...ORDERED, getAddresses]],
    [SUMMARY_STEP, checkout, [...ORDERED, getAddress]],
    ['/checkout?step=payment&order=LH-1', checkout, [getOrder, getOrderPayment, getCartCharges]],
  ])('SESS-17 leave together, before it is rendered: %s', async (at, page, endpoints) => {
    const names = endpoints.map(({ name }) => name).toSorted();
    requestDataOf(page, new URL(at, window.location.href));
    await waitFor(() => expect(called().toSorted()).toEqual(names));
    const modules = { 'account/address-book': Broken };
    const { queries } = renderWithShell(<page.Page />, { at, modules });
    // As in the shop, where parts that show the same charges share one response.
    queries.setDefaultOptions({ queries: { staleTime: 60_000 } });
    await waitFor(() => {
      expect(screen.getAllByText('₹27,780.00')).not.toHaveLength(0);
      expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
    });
    expect(called().toSorted()).toEqual(names);
  });
});
