import { screen, waitFor } from '@testing-library/react';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import { errorResponse, mockApi, renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { FIRST_SESSION } from '../testing/login-stub.ts';
import { WALNUT } from '../testing/sample-cart.ts';
import AddIntent from './add-intent.tsx';
import AddToCart from './add-to-cart.tsx';
import { addToCartMessages } from './add-to-cart-messages.ts';

describe('a product that a visitor adds', () => {
  it('SESS-13 is kept for a reload while the login is open', async () => {
    mockApi();
    forgetSession();
    const item = { product_id: 'WAL-115', material: 'Sheet', quantity: 1 };
    renderWithShell(<AddToCart {...item} colour_name="Walnut Gloss" selling_price={4850} />);
    screen.getByRole('button', { name: addToCartMessages.add }).click();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('laminate-shop.intents') ?? '[]')).toEqual([
        expect.objectContaining({ intent: { kind: 'add-to-cart', item } }),
      ]),
    );
  });
});

describe('a product that was chosen before a reload', () => {
  it('SESS-13 is added once, with the same toast', async () => {
    const api = mockApi();
    api.respond(addCartItem, () => WALNUT);
    storeSession(FIRST_SESSION);
    const item = { product_id: 'WAL-115', material: 'Sheet', quantity: 2 };
    const { store } = renderWithShell(<AddIntent item={item} />);
    await waitFor(() =>
      expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([addToCartMessages.added]),
    );
    expect(api.callsOf(addCartItem).map(({ body }) => body)).toEqual([item]);
  });
});

describe('a product that is added from another page', () => {
  const item = { product_id: 'WAL-115', material: 'Sheet', quantity: 1 };

  it('HOME-6 leads to the cart, without a link to it in the toast', async () => {
    mockApi().respond(addCartItem, () => WALNUT);
    storeSession(FIRST_SESSION);
    const onSettled = vi.fn();
    const { store, address } = renderWithShell(<AddIntent item={item} leadsToCart onSettled={onSettled} />);
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(store.get(toastsAtom)).toEqual([expect.not.objectContaining({ action: expect.anything() })]);
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('stays on the page when it could not be added', async () => {
    mockApi().respond(addCartItem, () => errorResponse(404));
    storeSession(FIRST_SESSION);
    const onSettled = vi.fn();
    const { address } = renderWithShell(<AddIntent item={item} leadsToCart onSettled={onSettled} />);
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    expect(address()).toBe('/');
  });
});
