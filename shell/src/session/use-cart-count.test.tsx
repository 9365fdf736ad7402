import { act, waitFor } from '@testing-library/react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import { emit } from 'shared-contracts/events';
import { endpointQuery } from 'shared-contracts/http';
import { readCartSize } from 'shared-contracts/session';
import { type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../testing/login-stub.tsx';
import { CUSTOMER, renderInShop } from '../testing/shop-fixture.tsx';
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

  it('PROM-17 shows the server’s last count after a burst of changes', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    for (let change = 0; change < 100; change += 1) {
      api.respond(getCart, () => cartOf(change));
      act(() => emit('cart-updated', {}));
    }
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(99));
  });

  it('PROM-135 makes the entries of other releases outdated, too', async () => {
    logIn();
    const { store, queries } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    const key = endpointQueryKey({ ...getCart, shape: 'another' }, {});
    queries.setQueryData(key, cartOf(2));
    act(() => emit('cart-updated', {}));
    expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('CART-40 leaves the number of pieces on the device, for the next visit of the cart', async () => {
    logIn();
    renderInShop(null);
    await waitFor(() => expect(readCartSize()).toBe(2));
    api.respond(getCart, () => cartOf(5));
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(readCartSize()).toBe(5));
  });

  it('is refetched when the tab becomes visible', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.respond(getCart, () => cartOf(7));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(7));
  });

  it('stays the same if the server does not respond', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    api.respond(getCart, () => networkError());
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    expect(store.get(cartCountAtom)).toBe(2);
  });

  it('PROM-134 is unknown when a remote has written something else into the query cache', async () => {
    logIn();
    const { store, queries } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    act(() => queries.setQueryData(endpointQuery(getCart, {}).queryKey, { spoilt: true } as never));
    await waitFor(() => expect(store.get(cartCountAtom)).toBeNull());
  });

  it('is unknown when the session ends', async () => {
    logIn();
    const { store } = renderInShop(null);
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(2));
    act(() => emit('session-ended', {}));
    expect(store.get(cartCountAtom)).toBeNull();
  });
});
