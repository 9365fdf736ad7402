import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getAddress } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { createOrder } from 'shared-contracts/order/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { anAddress } from 'shared-contracts/testing/builders';
import checkout from '../checkout/checkout-page.tsx';
import { PAY_PAGE, stubPayPage } from './pay-page.ts';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from './sample-cart.ts';

export const HOME = anAddress();
export const SUMMARY_STEP = '/checkout?step=summary&address=Home';

type CheckoutShop = {
  api: MockApi;
  /** The provider's cart. Creating the order empties it. */
  items: Extract<EndpointWireResponse<typeof getCart>, unknown[]>;
  payPage: ReturnType<typeof stubPayPage>;
};

/** A customer with a cart that can be ordered, for `beforeEach`. */
export function checkoutShop(): CheckoutShop {
  const api = mockApi();
  const shop: CheckoutShop = { api, items: [WALNUT, SAGE, ADD_ON], payPage: stubPayPage() };
  api.respond(getCart, () => (shop.items.length > 0 ? shop.items : { message: 'No items in cart' }));
  api.respond(getPriceSummary, () => SUMMARY);
  api.respond(getCartCharges, () => CHARGES);
  api.respond(getAddress, () => HOME);
  api.respond(createOrder, () => {
    shop.items = [];
    return { order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } };
  });
  storeSession({ token: 'token', phone: '9876543210' });
  return shop;
}

function AddressBook({ footer, chosen }: AddressBookProps) {
  return (
    <>
      <p>chosen: {chosen}</p>
      {footer?.({ address: HOME, isFormOpen: false })}
    </>
  );
}

/** @param beside what the shell shows beside the page */
export const openCheckout = (at: string, beside?: ReactNode) =>
  renderWithShell(
    <>
      <checkout.Page />
      {beside}
    </>,
    { at, modules: { 'account/address-book': AddressBook } },
  );

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const payButton = () => button(/^Make Payment · ₹27,780.00$/);
