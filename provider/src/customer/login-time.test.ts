import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { SqliteConnection } from '../database/sqlite-connection.ts';
import { caller, loggedIn } from '../testing/caller.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { fastHash } from '../testing/slow-hash.ts';
import { testProvider } from '../testing/test-provider.ts';

const CUSTOMER = 9876543210;
const STRANGER = 9111111111;

async function workOf(hash: ReturnType<typeof fastHash>, call: () => Promise<{ status: number }>) {
  const queries = vi.spyOn(SqliteConnection.prototype, 'executeQuery');
  hash.mockClear();
  const { status } = await call();
  const work = {
    status,
    statements: queries.mock.calls.map(([{ sql }]) => sql),
    hashes: hash.mock.calls.length,
  };
  queries.mockRestore();
  return work;
}

/** Three phones: of a customer, of somebody who is logging in elsewhere, and of neither. */
async function threePhones() {
  const hash = fastHash();
  const { origin } = await testProvider();
  await loggedIn(origin, CUSTOMER);
  const loggingIn = 9222222222;
  await caller(origin, { address: '198.51.100.1' })(sendOtp, { body: { customer_id: loggingIn } });
  return { hash, origin, phones: [STRANGER, CUSTOMER, loggingIn] };
}

/** The work must be the same, because otherwise the response times would tell the phones apart. */
// The statements are the same on Postgres.
describe.skipIf(ON_POSTGRES)('the work of the login', () => {
  it('LOGIN-26 PROM-48 is the same for a wrong code, whether the phone has a code, a customer, or neither', async () => {
    const { hash, origin, phones } = await threePhones();
    const works = [];
    for (const [index, customer_id] of phones.entries()) {
      const call = caller(origin, { address: `203.0.113.${index}` });
      works.push(await workOf(hash, () => call(verifyOtp, { body: { customer_id, otp: 1 } })));
    }
    expect(works[0]).toMatchObject({ status: 400, hashes: 1 });
    expect(works[1]).toEqual(works[0]);
    expect(works[2]).toEqual(works[0]);
  });

  it('LOGIN-26 PROM-48 is the same for a new code', async () => {
    const { hash, origin, phones } = await threePhones();
    const works = [];
    for (const [index, customer_id] of phones.entries()) {
      const call = caller(origin, { address: `203.0.113.${index}` });
      works.push(await workOf(hash, () => call(sendOtp, { body: { customer_id } })));
    }
    expect(works[0]).toMatchObject({ status: 200, hashes: 1 });
    expect(works[1]).toEqual(works[0]);
    expect(works[2]).toEqual(works[0]);
  });
});
