import { screen, waitFor } from '@testing-library/react';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { FIRST_SESSION } from '../login/login-stand-in.ts';
import { messages } from '../messages.ts';
import { WALNUT } from '../testing/sample-cart.ts';
import AddIntent from './add-intent.tsx';
import AddToCart from './add-to-cart.tsx';

describe('a product that a visitor adds', () => {
  it('is kept for a reload while the login is open', async () => {
    mockApi();
    forgetSession();
    const item = { product_id: 'WAL-115', material: 'Sheet', quantity: 1 };
    renderWithShell(<AddToCart {...item} colour_name="Walnut Gloss" selling_price={4850} />);
    screen.getByRole('button', { name: messages.addToCart.add }).click();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('laminate-shop.intents') ?? '[]')).toEqual([
        expect.objectContaining({ intent: { kind: 'add-to-cart', item } }),
      ]),
    );
  });
});

describe('a product that was chosen before a reload', () => {
  it('is added once, with the same toast', async () => {
    const api = mockApi();
    api.respond(addCartItem, () => WALNUT);
    storeSession(FIRST_SESSION);
    const item = { product_id: 'WAL-115', material: 'Sheet', quantity: 2 };
    const { store } = renderWithShell(<AddIntent item={item} />);
    await waitFor(() =>
      expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([messages.addToCart.added]),
    );
    expect(api.callsOf(addCartItem).map(({ body }) => body)).toEqual([item]);
  });
});
