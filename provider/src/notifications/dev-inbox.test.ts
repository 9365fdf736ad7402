import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;

describe('dev inbox', () => {
  it('shows a phone’s messages newest first, and escapes the query', async () => {
    const { origin, pass } = await testProvider();
    const call = caller(origin);
    await call(sendOtp, { body: { customer_id: PHONE } });
    pass(60_000);
    await call(sendOtp, { body: { customer_id: PHONE } });
    await call(sendOtp, { body: { customer_id: 9000000001 } });
    const messages = await getJson(`${origin}/dev/messages?to=${PHONE}`);
    expect(messages.map(({ at }: { at: string }) => at)).toEqual([
      '2026-11-20T10:01:00.000Z',
      '2026-11-20T10:00:00.000Z',
    ]);
    const page = await (await fetch(`${origin}/dev?to=${PHONE}`)).text();
    expect(page).toContain(`<td class="big-code">${messages[0].code}</td>`);
    expect(page).not.toContain('9000000001');
    expect(await (await fetch(`${origin}/dev?to=%22%3E%3Cb%3E`)).text()).toContain(
      'value="&quot;&gt;&lt;b&gt;"',
    );
  });

  it.each([
    [200, { host: 'localhost:3000' }],
    [200, { host: '[::1]:3000' }],
    [200, { host: '127.0.0.1:4000', 'x-forwarded-host': 'localhost:3000' }],
    [403, { host: 'rebound.example:4000' }],
    [403, { host: 'localhost.rebound.example' }],
    [403, { host: '127.0.0.1:4000', 'x-forwarded-host': 'rebound.example' }],
  ])('responds with %i to %o', async (status, headers) => {
    const { origin } = await testProvider();
    for (const path of ['/dev', '/dev/messages']) expect(await statusOf(origin + path, headers)).toBe(status);
  });
});

/** Not `fetch`, which sets the Host header itself. */
async function statusOf(address: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  const [response] = (await once(request(address, { headers }).end(), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
