import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { Link } from 'react-router-dom';
import { getApplications, getShades } from 'shared-contracts/filter-options/endpoints';
import { toastsState } from 'shared-contracts/frame';
import { endpointQuery } from 'shared-contracts/http';
import {
  type PageModule,
  type RemoteLoader,
  RemoteLoaderProvider,
  type RemoteModuleState,
} from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDocumentSooner, useWarmUp } from './next-page.ts';

const page = {
  Page: () => null,
  parameters: {},
  prefetch: () => [endpointQuery(getShades, {}), endpointQuery(getApplications, {})],
  head: () => ({ title: '' }),
  fragments: ['cart-checkout/add-to-cart'],
} satisfies PageModule;

function Links() {
  useWarmUp();
  return (
    <>
      <Link to="/shop/Sheet">sheets</Link>
      <Link to="/cart">cart</Link>
    </>
  );
}

function setUp() {
  const api = mockApi();
  api.respond(getShades, () => []);
  api.respond(getApplications, () => []);
  let state: RemoteModuleState<'catalog/shop'> = { status: 'loading' };
  const listeners = new Set<() => void>();
  const load = vi.fn<RemoteLoader['load']>();
  const loader: RemoteLoader = {
    load,
    state: () => state as never,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { queries } = renderWithShell(
    <RemoteLoaderProvider loader={loader}>
      <Links />
    </RemoteLoaderProvider>,
  );
  // As in the shop, so that a response is not requested again at once.
  queries.setDefaultOptions({ queries: { staleTime: 60_000 } });
  const arrive = () => {
    state = { status: 'ready', module: page };
    for (const listener of [...listeners]) listener();
  };
  return { api, load, arrive };
}

const link = (name: string) => screen.getByRole('link', { name });
const hover = (name: string) => fireEvent.pointerOver(link(name));

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('a touch or hover on a link', () => {
  it('SITE-52 loads its page, then prefetches its queries, once each', async () => {
    // No document is faster than the scripts from this page on.
    window.history.replaceState(null, '', '/cart');
    const { api, load, arrive } = setUp();
    hover('sheets');
    expect(load).toHaveBeenCalledWith('catalog/shop');
    expect(api.callsOf(getShades)).toHaveLength(0);
    arrive();
    await vi.waitFor(() => expect(api.callsOf(getApplications)).toHaveLength(1));
    expect(api.callsOf(getShades)).toHaveLength(1);
    expect(load).toHaveBeenCalledWith('cart-checkout/add-to-cart');
    hover('sheets');
    expect(api.callsOf(getShades)).toHaveLength(1);
  });

  it('SITE-52 requests what the page is about once with a touch, and the rest with the tap', async () => {
    window.history.replaceState(null, '', '/cart');
    const { api, load, arrive } = setUp();
    arrive();
    fireEvent.pointerOver(link('sheets'), { pointerType: 'touch' });
    await vi.waitFor(() => expect(api.callsOf(getShades)).toHaveLength(1));
    const { length } = load.mock.calls;
    fireEvent.focusIn(link('sheets'));
    expect(load).toHaveBeenCalledTimes(length);
    expect(api.callsOf(getApplications)).toHaveLength(0);
    fireEvent.click(link('sheets'));
    await vi.waitFor(() => expect(api.callsOf(getApplications)).toHaveLength(1));
    expect(api.callsOf(getShades)).toHaveLength(1);
  });

  it('SITE-52 loads nothing of a page that its document shows sooner', () => {
    const { load } = setUp();
    hover('sheets');
    expect(load).not.toHaveBeenCalled();
  });

  it('SITE-52 loads nothing of a page that needs a login', () => {
    const { load } = setUp();
    hover('cart');
    expect(load).not.toHaveBeenCalled();
  });

  it('SITE-52 loads a customer’s page without its data', () => {
    storeSession({ token: 'a token', phone: '9845012345' });
    const { api, load, arrive } = setUp();
    hover('cart');
    arrive();
    expect(load.mock.calls).toEqual([['cart-checkout/cart']]);
    expect(api.callsOf(getShades)).toHaveLength(0);
  });

  it.each([
    ['with Save-Data', { saveData: true, effectiveType: '4g' }],
    ['over 2G', { effectiveType: '2g' }],
    ['over slow 2G', { effectiveType: 'slow-2g' }],
  ])('HOME-61 loads nothing %s', (_, connection) => {
    window.history.replaceState(null, '', '/cart');
    vi.stubGlobal('navigator', { connection });
    const { load } = setUp();
    hover('sheets');
    expect(load).not.toHaveBeenCalled();
  });
});

type Status = 'loading' | 'ready' | 'failed' | undefined;

const TOAST = { id: 1, tone: 'good', message: 'Added to the cart.' } as const;

/** A shop at an address, with this status of the requested module. */
function shopAt(at: string, status?: Status) {
  window.history.replaceState(null, '', at);
  const loader = { state: () => status && ({ status } as never) };
  return { loader, queries: new QueryClient(), store: createStore() };
}

describe('the document of a page', () => {
  it.each<[string, Status, boolean]>([
    ['has not been requested', undefined, true],
    ['are on their way', 'loading', true],
    ['are there', 'ready', false],
    ['failed, which the shop shows', 'failed', false],
  ])('SITE-58 whose scripts %s: is it sooner?', (_, status, isSooner) => {
    expect(isDocumentSooner('/shop/Sheet', shopAt('/', status))).toBe(isSooner);
  });

  it.each([
    ['/', '/about', 'it is a page of the shell, without a remote'],
    ['/', '/cart', 'it needs a login'],
    ['/cart', '/shop/Sheet', 'changes of the cart may be on their way'],
    ['/profile', '/shop/Sheet', 'changes of the profile may be on their way'],
  ])('SITE-58 is not loaded from %s for %s, because %s', (at, to) => {
    expect(isDocumentSooner(to, shopAt(at))).toBe(false);
  });

  it('SITE-58 is not loaded during a mutation', () => {
    const shop = shopAt('/');
    const mutationFn = () => new Promise(() => undefined);
    void shop.queries.getMutationCache().build(shop.queries, { mutationFn }).execute(undefined);
    expect(isDocumentSooner('/shop/Sheet', shop)).toBe(false);
  });

  it('SITE-58 is not loaded beside a toast, which would disappear', () => {
    const shop = shopAt('/');
    shop.store.set(toastsState, [TOAST]);
    expect(isDocumentSooner('/shop/Sheet', shop)).toBe(false);
  });

  it('SITE-58 is not loaded without a network: the browser would show its own error', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isDocumentSooner('/shop/Sheet', shopAt('/'))).toBe(false);
  });
});
