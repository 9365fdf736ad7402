import { screen, within } from '@testing-library/react';
import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { storeSession } from 'shared-contracts/session';
import { type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { ADD_ON, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import cartPage from './cart-page.tsx';

/** The provider's cart. */
export const cart: { items: Extract<EndpointWireResponse<typeof getCart>, unknown[]> } = { items: [] };

export function cartApi(): MockApi {
  cart.items = [WALNUT, SAGE, ADD_ON];
  const api = mockApi();
  api.respond(getCart, () => (cart.items.length > 0 ? cart.items : { message: 'No items in cart' }));
  api.respond(getPriceSummary, () => SUMMARY);
  storeSession({ token: 'token', phone: '9876543210' });
  return api;
}

export const openCart = () => renderWithShell(<cartPage.Page />, { at: '/cart' });

export const lineOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);
