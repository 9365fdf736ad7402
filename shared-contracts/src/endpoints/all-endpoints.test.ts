import { expect, it } from 'vitest';
import { getCartCharges, quoteItems } from '../cart/cart-endpoints.ts';
import { sendOtp, verifyOtp } from '../customer/customer-endpoints.ts';
import type { Endpoint } from '../endpoint/define-endpoint.ts';
import { allEndpoints } from './all-endpoints.ts';

/** Paths with data of a single customer. */
const CUSTOMER_DATA = /^\/api\/(cart|address|customer|order|sample|shortlist)(\/|$)/;

/** The login itself, and prices that are the same for everybody. */
const OPEN: readonly Endpoint[] = [sendOtp, verifyOtp, getCartCharges, quoteItems];

it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'SESS-4 carries a token exactly where the data belongs to a customer: %s',
  (_, endpoint) => {
    expect(endpoint.needsLogin).toBe(CUSTOMER_DATA.test(endpoint.path) && !OPEN.includes(endpoint));
  },
);
