import { updateCustomer, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;

describe('PUT /api/customer/', () => {
  it('API-3 changes the logged-in customer’s name and email', async () => {
    const { origin } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    const changed = await call(updateCustomer, {
      body: { customer_id: PHONE, name: ' Asha Rao ', email: 'asha@example.com' },
    });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Asha Rao', email: 'asha@example.com' } });
    expect((await call(verifyCustomer, {})).body.name).toBe('Asha Rao');
    const cleared = await call(updateCustomer, { body: { customer_id: PHONE, name: 'Asha', email: '' } });
    expect(cleared.body).toMatchObject({ name: 'Asha', email: null });
  });

  it('API-3 API-16 PROM-29 rejects another customer’s id with a 400, and changes nothing', async () => {
    const { origin } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    const other = await loggedIn(origin, 9000000001);
    const response = await call(updateCustomer, { body: { customer_id: 9000000001, name: 'Mallory' } });
    expect(response.status).toBe(400);
    expect((await other(verifyCustomer, {})).body.name).toBeNull();
    expect((await call(verifyCustomer, {})).body.name).toBeNull();
  });

  it.each([
    [{ name: '  ' }, 'Full name is required.'],
    [{ name: 'Asha', email: 'asha@' }, 'Please enter a valid email address.'],
    [{ name: 'Asha', email: 'a b@example.com' }, 'Please enter a valid email address.'],
    [
      { name: 'Asha\u202e oaR' },
      'The name holds a line break or an invisible character. Please type it again.',
    ],
    [
      { name: 'Asha', email: 'asha@example.com\u200f' },
      'The email holds a line break or an invisible character. Please type it again.',
    ],
  ])('ACC-2 API-124 rejects %o', async (profile, message) => {
    const { origin } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    const response = await call(updateCustomer, { body: { customer_id: PHONE, ...profile } });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });
});
