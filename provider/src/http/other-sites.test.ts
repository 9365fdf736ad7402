import { sendOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;
const JSON_TYPE = { 'Content-Type': 'application/json' };

async function sendWith(headers: Record<string, string>) {
  const { origin } = await testProvider();
  const body = JSON.stringify({ customer_id: PHONE });
  const response = await fetch(`${origin}${sendOtp.path}`, { method: 'POST', headers, body });
  const messages: unknown[] = await getJson(`${origin}/dev/messages?to=${PHONE}`);
  return { status: response.status, body: await response.json(), sent: messages.length };
}

describe('a page of another site', () => {
  it.each([['application/json'], ['text/plain']])(
    'API-95 PROM-200 has no code sent by its visitors with %s',
    async (type) => {
      expect(await sendWith({ 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' })).toEqual({
        status: 403,
        body: { message: 'Pages of other websites may not do this.' },
        sent: 0,
      });
    },
  );

  it.each([
    ['text/plain;charset=UTF-8'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data'],
    ['application/json-seq'],
  ])(
    'API-96 PROM-200 has no code sent by an old browser with %s, which needs no preflight request',
    async (type) => {
      expect(await sendWith({ 'Content-Type': type })).toEqual({
        status: 415,
        body: { message: 'The request must be JSON, with the content type "application/json".' },
        sent: 0,
      });
    },
  );

  it('API-95 may read', async () => {
    const { origin } = await testProvider();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await fetch(`${origin}/api/util/shades`, { headers })).status).toBe(200);
  });

  it('API-95 is no page of the shop, at this or another port, and no client without a browser', async () => {
    for (const site of ['same-origin', 'same-site', 'none'])
      expect((await sendWith({ ...JSON_TYPE, 'Sec-Fetch-Site': site })).status).toBe(200);
    expect((await sendWith({ 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });
});
