import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCart, getCartCharges, getPriceSummary, removeCartItem } from '../cart/cart-endpoints.ts';
import { listen } from '../events/events.ts';
import { filterProducts } from '../product/product-endpoints.ts';
import { forgetSession, storeSession } from '../session/session-storage.ts';
import { errorResponse, type MockApi, mockApi, networkError } from '../testing/mock-api.ts';
import { callEndpoint, endpointQuery } from './call-endpoint.ts';
import { callPaths } from './call-paths.ts';
import { sendEarlyCalls } from './early-calls.ts';
import { prefetchAhead, requestAhead } from './requests-ahead.ts';

const CUSTOMER = { token: 'a token', phone: '9845012345' };

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getCart, () => []);
  api.respond(getCartCharges, () => ({ deliveryFees: [], minimumItems: 2 }));
  storeSession(CUSTOMER);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Uses up a response that an earlier test has left.
  globalThis.__CALLS__ = undefined;
  await callEndpoint(getCart, {}).catch(() => undefined);
  forgetSession();
});

/** Sends the request for the cart ahead, and waits for its response. */
async function cartAhead(): Promise<void> {
  requestAhead([endpointQuery(getCart, {})]);
  await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(1));
}

describe('a request that was sent ahead', () => {
  it('SESS-17 is the response to the next call alone', async () => {
    await cartAhead();
    await expect(callEndpoint(getCart, {})).resolves.toEqual([]);
    expect(api.callsOf(getCart)).toMatchObject([{ token: 'a token' }]);
    await callEndpoint(getCart, {});
    expect(api.callsOf(getCart)).toHaveLength(2);
  });

  it('is not the response to another request', async () => {
    api.respond(getPriceSummary, () => errorResponse(400));
    requestAhead([endpointQuery(getPriceSummary, { query: {} })]);
    const withCoupon = callEndpoint(getPriceSummary, { query: { coupon_code: 'MONSOON' } });
    await expect(withCoupon).rejects.toThrow();
    expect(api.callsOf(getPriceSummary).map(({ query }) => query)).toEqual([{}, { coupon_code: 'MONSOON' }]);
  });

  it('is not the response to another customer', async () => {
    await cartAhead();
    storeSession({ token: 'another token', phone: '9000000001' });
    await callEndpoint(getCart, {});
    expect(api.callsOf(getCart)).toMatchObject([{ token: 'a token' }, { token: 'another token' }]);
  });

  it('is too old after 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await cartAhead();
    vi.advanceTimersByTime(10_000);
    await callEndpoint(getCart, {});
    expect(api.callsOf(getCart)).toHaveLength(2);
  });

  it('is outdated by a call that changes something', async () => {
    api.respond(removeCartItem, () => ({ message: 'Removed.' }));
    await cartAhead();
    await callEndpoint(removeCartItem, { query: { product_id: 'P1' } });
    await callEndpoint(getCart, {});
    expect(api.callsOf(getCart)).toHaveLength(2);
  });

  it('SESS-17 ends the session when its response is taken, not before', async () => {
    const expired = vi.fn();
    listen('session-expired', expired, new AbortController().signal);
    api.respond(getCart, () => errorResponse(401));
    await cartAhead();
    expect(expired).not.toHaveBeenCalled();
    await expect(callEndpoint(getCart, {})).rejects.toMatchObject({ sessionEnded: true });
    expect(expired).toHaveBeenCalledOnce();
  });

  it('fails with its call', async () => {
    api.respond(getCart, () => networkError());
    await cartAhead();
    await expect(callEndpoint(getCart, {})).rejects.toMatchObject({ kind: 'network' });
  });

  it('is not sent without a token where the endpoint needs one', async () => {
    forgetSession();
    requestAhead([endpointQuery(getCart, {}), endpointQuery(getCartCharges, {}), { meta: {} }]);
    await vi.waitFor(() => expect(api.callsOf(getCartCharges)).toHaveLength(1));
    expect(api.callsOf(getCart)).toHaveLength(0);
  });

  it('SITE-52 arrives as its call would send it', async () => {
    api.respond(getPriceSummary, () => errorResponse(400));
    const request = { query: { coupon_code: 'MONSOON & more' } };
    requestAhead([endpointQuery(getPriceSummary, request)]);
    await expect(callEndpoint(getPriceSummary, request)).rejects.toMatchObject({ status: 400 });
    await expect(callEndpoint(getPriceSummary, request)).rejects.toMatchObject({ status: 400 });
    const [ahead, called] = api.callsOf(getPriceSummary);
    expect(called).toBeDefined();
    expect(ahead).toEqual(called);
  });

  it('SITE-52 is the one request of a prefetched query, also of one by POST', async () => {
    const cache = new QueryClient();
    api.respond(filterProducts, () => ({ products: [], totalItems: 0, totalPages: 0 }));
    const request = { query: { page: 1, limit: 16 }, body: { filters: {} } };
    const { meta: _, ...query } = endpointQuery(filterProducts, request);
    prefetchAhead({ ...query, meta: { callWith: () => ({ endpoint: filterProducts, request }) } }, cache);
    await vi.waitFor(() => expect(cache.getQueryData(query.queryKey)).toBeDefined());
    expect(api.callsOf(filterProducts)).toHaveLength(1);
  });

  it('SESS-17 is the one that the document has sent for the same customer', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const paths = callPaths([endpointQuery(getCart, {})]);
    sendEarlyCalls(paths, CUSTOMER.token);
    await cartAhead();
    await expect(callEndpoint(getCart, {})).resolves.toEqual([]);
    expect(api.callsOf(getCart)).toMatchObject([{ token: 'a token' }]);
    sendEarlyCalls(paths, 'another token');
    requestAhead([endpointQuery(getCart, {})]);
    await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(3));
  });

  it('SESS-17 is not the one that the document has sent before a change, or ten seconds ago', async () => {
    api.respond(removeCartItem, () => ({ message: 'Removed.' }));
    const paths = callPaths([endpointQuery(getCart, {})]);
    sendEarlyCalls(paths, CUSTOMER.token);
    await callEndpoint(removeCartItem, { query: { product_id: 'P1' } });
    requestAhead([endpointQuery(getCart, {})]);
    await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(2));
    await callEndpoint(getCart, {});
    sendEarlyCalls(paths, CUSTOMER.token);
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    requestAhead([endpointQuery(getCart, {})]);
    await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(4));
  });

  it('SITE-52 is not sent for a query whose data is fresh', async () => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const query = endpointQuery(getCart, {});
    cache.setQueryData(query.queryKey, []);
    prefetchAhead(query, cache);
    expect(api.callsOf(getCart)).toHaveLength(0);
    cache.clear();
    prefetchAhead(query, cache);
    await vi.waitFor(() => expect(cache.getQueryData(query.queryKey)).toEqual([]));
    expect(api.callsOf(getCart)).toHaveLength(1);
  });
});
