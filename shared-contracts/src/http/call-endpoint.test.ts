import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '../cart/cart-endpoints.ts';
import { listen } from '../events/events.ts';
import { getImagesByProductId } from '../image/image-endpoints.ts';
import { createOrder, payOrder } from '../order/order-endpoints.ts';
import { getFacets, getProduct, searchProducts } from '../product/product-endpoints.ts';
import {
  forgetSession,
  readRecentSearches,
  readToken,
  storeRecentSearches,
  storeSession,
} from '../session/session-storage.ts';
import { errorResponse, mockApi, networkError } from '../testing/mock-api.ts';
import type { ApiError } from './api-error.ts';
import { callEndpoint, endpointQuery } from './call-endpoint.ts';

const PRODUCT = { product_id: 'P1', pictures: [], application: [] };

function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.unreachable('the call succeeds'),
    (error: ApiError) => error,
  );
}

function expiredSessions(): string[] {
  const messages: string[] = [];
  listen('session-expired', ({ message }) => messages.push(message), new AbortController().signal);
  return messages;
}

beforeEach(() => forgetSession());

describe('callEndpoint', () => {
  it('DATA-1 DATA-6 normalises what real providers send', async () => {
    mockApi().respond(getProduct, () => ({
      product_id: 'P1',
      application: 'Kitchen, Wardrobe',
      actual_price: '4100.50',
      selling_price: null,
    }));
    const product = await callEndpoint(getProduct, { query: { id: 'P1' } });
    expect(product).toMatchObject({
      application: ['Kitchen', 'Wardrobe'],
      actual_price: 4100.5,
      selling_price: null,
      pictures: [],
    });
  });

  it('SESS-4 sends the query and the token', async () => {
    const api = mockApi();
    storeSession({ token: 'a-token', phone: '9000000001' });
    api.respond(getCart, () => []);
    await callEndpoint(getCart, {});
    expect(api.callsOf(getCart)).toEqual([{ query: {}, body: {}, token: 'a-token' }]);
  });

  it('API-42 sends an idempotency key to an endpoint that takes one', async () => {
    const api = mockApi();
    storeSession({ token: 'a-token', phone: '9000000001' });
    api.respond(createOrder, () => ({ order_id: 4711 }));
    api.respond(payOrder, () => ({
      order_id: 4711,
      paymentDetails: { redirectUrl: 'https://pay.example/1' },
    }));
    const body = { item_count: 2, payable_amount: 10_000, address_label: 'Home' };
    const order = await callEndpoint(createOrder, { body }, { idempotencyKey: 'key-1' });
    await callEndpoint(payOrder, { body: { order_id: '4711' } }, { idempotencyKey: 'key-1' });
    expect(api.callsOf(createOrder)[0]?.idempotencyKey).toBe('key-1');
    expect(api.callsOf(payOrder)[0]?.idempotencyKey).toBeUndefined();
    expect(order).toEqual({ order_id: '4711', paymentDetails: { redirectUrl: '' } });
  });

  it('DATA-8 prefers the server’s message to the default', async () => {
    mockApi().respond(getProduct, () => errorResponse(404, { message: 'Product not found.' }));
    const failure = await failureOf(callEndpoint(getProduct, { query: { id: 'P1' } }));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 404,
      message: 'Product not found.',
      fromServer: true,
    });
  });

  it('DATA-8 falls back to the message of the endpoint', async () => {
    mockApi().respond(searchProducts, () => errorResponse(500));
    const failure = await failureOf(callEndpoint(searchProducts, { query: { id: 'teak' } }));
    expect(failure).toMatchObject({ message: 'Failed to fetch products (search).', fromServer: false });
  });

  it('INSP-9 shows that the pictures of a product could not be fetched', async () => {
    mockApi().respond(getImagesByProductId, () => errorResponse(500));
    const failure = await failureOf(callEndpoint(getImagesByProductId, { query: { product_id: 'P1' } }));
    expect(failure.message).toBe('Error fetching images by product ID.');
  });

  it('reports a lost connection as a network error', async () => {
    mockApi().respond(getProduct, () => networkError());
    const failure = await failureOf(callEndpoint(getProduct, { query: { id: 'P1' } }));
    expect(failure).toMatchObject({ kind: 'network', status: 0, message: 'Failed to fetch product.' });
  });

  it('DATA-7 rejects a response of the wrong shape', async () => {
    mockApi().respond(searchProducts, () => ({ products: 'none' }) as never);
    const failure = await failureOf(callEndpoint(searchProducts, { query: { id: 'teak' } }));
    expect(failure).toMatchObject({
      kind: 'contract',
      message: 'Failed to fetch products (search).',
      unreadable: false,
    });
  });

  it.each([
    ['half a JSON', '{"product_id":"P', true],
    ['a web page', '<!doctype html>', true],
    ['an empty body', '', false],
    ['null', null, false],
  ])('PROD-4 tells a body that is not JSON from one of the wrong shape: %s', async (_, body, unreadable) => {
    mockApi().respond(getProduct, () => body as never);
    const failure = await failureOf(callEndpoint(getProduct, { query: { id: 'P1' } }));
    expect(failure).toMatchObject({ kind: 'contract', unreadable });
  });
});

describe('the end of a session', () => {
  it('SESS-5 is raised for a missing token, without a request', async () => {
    const api = mockApi();
    const expired = expiredSessions();
    await failureOf(callEndpoint(getCart, {}));
    expect(expired).toEqual(['Invalid session, please login again.']);
    expect(api.callsOf(getCart)).toEqual([]);
  });

  it('SESS-9 leaves a visitor what the browser keeps', async () => {
    storeRecentSearches(['teak']);
    await failureOf(callEndpoint(getCart, {}));
    expect(readRecentSearches()).toEqual(['teak']);
  });

  it.each(['', ' '])('SESS-5 is raised for the empty token %j, which is removed', async (token) => {
    const api = mockApi();
    const expired = expiredSessions();
    storeSession({ token, phone: '9000000001' });
    await failureOf(callEndpoint(getCart, {}));
    expect(expired).toEqual(['Invalid session, please login again.']);
    expect(api.callsOf(getCart)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[number, { message?: string; error?: string }]>([
    [401, {}],
    [403, { message: 'Forbidden' }],
    [500, { error: 'jwt expired' }],
    [500, { error: 'jwt malformed' }],
    [500, { error: 'invalid token' }],
  ])(
    'SESS-6 is recognised by status %i with %o: the token is removed, the event is raised',
    async (status, body) => {
      const api = mockApi();
      const expired = expiredSessions();
      storeSession({ token: 'old', phone: '9000000001' });
      api.respond(getCart, () => errorResponse(status, body));
      const failure = await failureOf(callEndpoint(getCart, {}));
      expect(failure.sessionEnded).toBe(true);
      expect(readToken()).toBeNull();
      expect(expired).toEqual([body.message ?? 'Session expired, please login again.']);
    },
  );

  it('is not recognised in another 500', async () => {
    const expired = expiredSessions();
    storeSession({ token: 'good', phone: '9000000001' });
    mockApi().respond(getCart, () => errorResponse(500, { error: 'out of paint' }));
    await failureOf(callEndpoint(getCart, {}));
    expect(readToken()).toBe('good');
    expect(expired).toEqual([]);
  });

  it('is not recognised in a 401 of a call that needs no login', async () => {
    const expired = expiredSessions();
    storeSession({ token: 'good', phone: '9000000001' });
    mockApi().respond(getProduct, () => errorResponse(401));
    await failureOf(callEndpoint(getProduct, { query: { id: 'P1' } }));
    expect(readToken()).toBe('good');
    expect(expired).toEqual([]);
  });

  it('leaves a session alone that started before the response came', async () => {
    const expired = expiredSessions();
    storeSession({ token: 'old', phone: '9000000001' });
    mockApi().respond(getCart, () => {
      storeSession({ token: 'new', phone: '9000000001' });
      return errorResponse(401);
    });
    const failure = await failureOf(callEndpoint(getCart, {}));
    expect(failure.sessionEnded).toBe(true);
    expect(readToken()).toBe('new');
    expect(expired).toEqual([]);
  });

  it('is raised once by two calls of the same session', async () => {
    const expired = expiredSessions();
    storeSession({ token: 'old', phone: '9000000001' });
    mockApi().respond(getCart, () => errorResponse(401));
    await Promise.all([failureOf(callEndpoint(getCart, {})), failureOf(callEndpoint(getCart, {}))]);
    expect(expired).toEqual(['Session expired, please login again.']);
  });

  it('is left to a caller that requests the login itself', async () => {
    const expired = expiredSessions();
    storeSession({ token: 'old', phone: '9000000001' });
    mockApi().respond(getCart, () => errorResponse(401));
    const failure = await failureOf(callEndpoint(getCart, {}, { onSessionEnd: 'ask' }));
    expect(failure).toMatchObject({ sessionEnded: true, status: 401 });
    expect(readToken()).toBeNull();
    expect(expired).toEqual([]);
  });
});

describe('the mock', () => {
  it('responds with what the endpoint’s schema accepts', async () => {
    mockApi().respond(getProduct, () => PRODUCT);
    await expect(callEndpoint(getProduct, { query: { id: 'P1' } })).resolves.toMatchObject({
      product_id: 'P1',
    });
  });
});

describe('endpointQuery', () => {
  const queries = new QueryClient();
  const facets = endpointQuery(getFacets, { query: {} });
  beforeEach(() => queries.clear());

  it.each([404, 405])('API-18 has null as data where the provider lacks an addition: %i', async (status) => {
    mockApi().respond(getFacets, () => errorResponse(status));
    expect(await queries.fetchQuery(facets)).toBeNull();
  });

  it('DATA-8 fails for any other status, and for a call that every provider has', async () => {
    const api = mockApi();
    api.respond(getFacets, () => errorResponse(500));
    api.respond(getProduct, () => errorResponse(404));
    const product = endpointQuery(getProduct, { query: { id: 'P1' } });
    expect(await failureOf(queries.fetchQuery(facets))).toMatchObject({ status: 500 });
    expect(await failureOf(queries.fetchQuery(product))).toMatchObject({ status: 404 });
  });
});
