import { expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '../customer/customer-endpoints.ts';
import type { Endpoint } from '../endpoint/define-endpoint.ts';
import { allEndpoints } from '../endpoints/all-endpoints.ts';
import { isPublicQuery } from './public-queries.ts';

/** Calls without a login that are no queries. */
const LOGIN_CALLS: readonly Endpoint[] = [sendOtp, verifyOtp];

it.each(
  allEndpoints.filter(({ method }) => method !== 'GET').map((endpoint) => [endpoint.name, endpoint] as const),
)(
  'PROM-90 is true for calls by POST that need no login and change nothing, not for others: %s',
  (_, endpoint) => {
    const { method, path, needsLogin, onlyReads = false } = endpoint;
    expect(onlyReads).toBe(method === 'POST' && !needsLogin && !LOGIN_CALLS.includes(endpoint));
    expect(isPublicQuery(method, path)).toBe(onlyReads);
  },
);

it.each([
  ['GET', '/api/product', true],
  ['GET', '/dev', false],
  ['PUT', '/api/product', false],
])('%s %s: %s', (method, path, isPublic) => {
  expect(isPublicQuery(method, path)).toBe(isPublic);
});
