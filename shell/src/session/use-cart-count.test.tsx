import { act, waitFor } from '@testing-library/react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { type MockApi, noAnswer } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CUSTOMER, renderInShop } from '../testing/shop-fixture.tsx';
import { logIn } from '../testing/stand-in-login.tsx';
import { cartOf, customerApi } from './session-fixture.tsx';
import { cartCountAtom } from './use-cart-count.ts';

let api: MockApi;
beforeEach(() => {
  api = customerApi();
});

describe('the cart count', () => {
  it('comes from the server at the start of a session', async () => {
    const { store } = renderInShop(null);
    logIn();
    act(() => emit('session-started', { phone: CUSTOMER.phone }));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
  });

  it('follows a burst of changes to the server’s last word', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    for (let change = 0; change < 100; change += 1) {
      api.answer(getCart, () => cartOf(change));
      act(() => emit('cart-updated', {}));
    }
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(99));
  });

  it('is asked anew when the tab is seen again', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.answer(getCart, () => cartOf(7));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(7));
  });

  it('keeps what it knew when the server does not answer', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.answer(getCart, () => noAnswer());
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(store.get(cartCountAtom)).toBe(2);
  });

  it('is unknown when the session ends', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    act(() => emit('session-ended', {}));
    expect(store.get(cartCountAtom)).toBeNull();
  });
});
