import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logOut, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, loggedIn } from '../testing/caller.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { signToken } from './token.ts';

const PHONE = 9876543210;
const DAY = 24 * 60 * 60 * 1000;
const ENDED = 'Session expired, please login again.';

function withPart(token: string, index: number, part: string): string {
  return token.split('.').with(index, part).join('.');
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a session', () => {
  it('DATA-10 SESS-1 identifies its customer', async () => {
    const { origin } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    expect(await call(verifyCustomer, {})).toMatchObject({
      status: 200,
      body: { customer_id: PHONE, name: null, email: null, phone: String(PHONE) },
    });
  });

  it('PROM-49 SESS-11 expires after 30 days', async () => {
    const { origin, pass } = await testProvider();
    const call = await loggedIn(origin, PHONE);
    pass(30 * DAY - 1000);
    expect((await call(verifyCustomer, {})).status).toBe(200);
    pass(1000);
    expect(await call(verifyCustomer, {})).toMatchObject({
      status: 401,
      body: { message: ENDED, error: 'jwt expired' },
    });
  });

  it('PROM-49 SESS-11 ends at logout for one device only, also after a restart', async () => {
    const dataFolder = temporaryFolder();
    const first = await testProvider({ dataFolder });
    const phone = await loggedIn(first.origin, PHONE);
    const laptop = await loggedIn(first.origin, PHONE);
    expect((await phone(logOut, {})).status).toBe(200);
    expect(await phone(verifyCustomer, {})).toMatchObject({ status: 401, body: { error: 'invalid token' } });
    expect((await laptop(verifyCustomer, {})).status).toBe(200);
    await first.stop();
    const second = await testProvider({ dataFolder });
    expect((await caller(second.origin, { token: phone.token })(verifyCustomer, {})).status).toBe(401);
    expect((await caller(second.origin, { token: laptop.token })(verifyCustomer, {})).status).toBe(200);
  });

  it('API-4 PROM-49 SESS-11 accepts no token but its own', async () => {
    const { origin, shop } = await testProvider();
    const { token } = await loggedIn(origin, PHONE);
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const tokens: [string, string][] = [
      ['', 'jwt missing'],
      ['abc', 'jwt malformed'],
      [`${token}.x`, 'jwt malformed'],
      [withPart(token, 2, ''), 'invalid token'],
      [withPart(token, 2, 'AAAA'), 'invalid token'],
      [withPart(token, 1, encoded({ ...claims, sub: '9000000001' })), 'invalid token'],
      [`${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`, 'invalid token'],
      [withPart(token, 0, encoded({ alg: 'none', typ: 'JWT' })), 'invalid token'],
      [await signToken(claims, { token: 'another secret' }), 'invalid token'],
      [await signToken({ ...claims, jti: 'made up' }, shop.secrets().tokenKeys[0]), 'invalid token'],
    ];
    for (const [sent, error] of tokens) {
      const response = await caller(origin, { token: sent })(verifyCustomer, {});
      expect({ sent, status: response.status, body: response.body }).toEqual({
        sent,
        status: 401,
        body: { message: ENDED, error },
      });
    }
  });

  it('LOGIN-9 PROM-44 PROM-286 stores neither token nor code, and secrets that only the owner can read', {
    // The test reads the bytes of SQLite's file.
    skip: ON_POSTGRES,
  }, async () => {
    const dataFolder = temporaryFolder();
    const { origin, stop } = await testProvider({ dataFolder });
    const { token } = await loggedIn(origin, PHONE);
    await stop();
    const bytes = readFileSync(join(dataFolder, 'shop.sqlite'), 'latin1');
    expect(bytes).toContain(String(PHONE));
    expect(bytes).not.toContain(token);
    expect(bytes).not.toContain(token.split('.')[2]);
    const data = new DatabaseSync(join(dataFolder, 'shop.sqlite'), { readOnly: true });
    expect(data.prepare('select * from one_time_code').all()).toEqual([]);
    data.close();
    expect(statSync(join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});
