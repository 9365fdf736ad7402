import { saveAddress } from 'shared-contracts/address/endpoints';
import { getCart } from 'shared-contracts/cart/endpoints';
import { logOut, updateCustomer, verifyCustomer } from 'shared-contracts/customer/endpoints';
import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';
import { allEndpoints } from 'shared-contracts/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { caller, loggedIn } from '../testing/caller.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { BLUE } from '../testing/shopper.ts';
import { signToken } from './token.ts';

/** The logout must come last, because it ends the test's session. */
const PRIVATE = [...allEndpoints.filter((one) => one.needsLogin && one !== logOut), logOut];
const OTHER_PHONE = 9000000001;
/** A text that is part of everything the first customer has saved. */
const MARK = 'Kaveri';

/** A customer with profile, address, cart and order, and a function that builds a request about them for any call. */
async function customerWithData() {
  const customer = await orderingShopper();
  const { call, order, add } = customer;
  const profile = { customer_id: PHONE, name: `Asha ${MARK}`, email: `asha@${MARK}.example` };
  await call(updateCustomer, { body: profile });
  await call(saveAddress, { body: { ...HOME, address_label: MARK, address: MARK } });
  const order_id = await order();
  await add({ ...BLUE, quantity: 7 });
  const named = {
    ...HOME,
    ...BLUE,
    ...profile,
    quantity: 1,
    order_id,
    address_label: MARK,
    coupon_code: '',
  };
  const request = ({ body, query }: Endpoint) =>
    ({ ...(body && { body: named }), ...(query && { query: named }) }) as EndpointRequest<Endpoint>;
  const everything = async () => {
    const profileNow = await call(verifyCustomer, {});
    const cartNow = await call(getCart, {});
    const orderNow = await call(getOrder, { query: { order_id } });
    const addressesNow = await customer.shop.db
      .selectFrom('customer_address')
      .selectAll()
      .where('customer_id', '=', PHONE)
      .execute();
    return [profileNow.body, cartNow.body, orderNow.body, addressesNow];
  };
  return { ...customer, request, everything };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('calls that need a login', () => {
  it('API-4 PROM-49 reject every token but a valid one, and change nothing', async () => {
    const { call, everything, origin, request, shop } = await customerWithData();
    const [, payload = '', signature] = call.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const ended = await loggedIn(origin, PHONE);
    await ended(logOut, {});
    const tokens: [title: string, token: string | undefined, error: string][] = [
      ['none', undefined, 'jwt missing'],
      ['garbage', 'garbage', 'jwt malformed'],
      [
        'expired',
        await signToken({ ...claims, exp: claims.iat - 1 }, shop.secrets().tokenKeys[0]),
        'jwt expired',
      ],
      ['alg: none', `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`, 'invalid token'],
      [
        'alg: none, signed',
        `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
        'invalid token',
      ],
      ['another secret', await signToken(claims, { token: 'another secret' }), 'invalid token'],
      ['logged out', ended.token, 'invalid token'],
    ];
    const before = await everything();
    for (const [title, token, error] of tokens) {
      for (const endpoint of PRIVATE) {
        const { status, body } = await caller(origin, { token })(endpoint, request(endpoint));
        const message = 'Session expired, please login again.';
        expect({ call: endpoint.name, title, status, body }).toEqual({
          call: endpoint.name,
          title,
          status: 401,
          body: { message, error },
        });
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('API-3 API-26 PROM-29 show and change nothing of another customer', async () => {
    const { everything, origin, request } = await customerWithData();
    const other = await loggedIn(origin, OTHER_PHONE);
    const before = await everything();
    // Without saving an address, which creates one of the other customer's own.
    for (const endpoint of PRIVATE.filter((one) => one !== saveAddress)) {
      const { status, body } = await other(endpoint, request(endpoint));
      expect([200, 400, 404, 409], endpoint.name).toContain(status);
      expect(JSON.stringify(body), endpoint.name).not.toContain(MARK);
    }
    expect(await everything()).toEqual(before);
  });

  it('respond to the owner of the session', async () => {
    const { call, request } = await customerWithData();
    for (const endpoint of PRIVATE) {
      const { status } = await call(endpoint, request(endpoint));
      expect([200, 201, 400, 404, 409], endpoint.name).toContain(status);
    }
  });
});
