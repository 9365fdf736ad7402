import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caller, getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;

async function gateway(status: number) {
  const received: object[] = [];
  const server = createServer(async (request, response) => {
    received.push({ authorization: request.headers.authorization, body: await json(request) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return { received, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` };
}

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
});

describe('SMS gateway', () => {
  it('receives number, text and token', async () => {
    const { received, url } = await gateway(202);
    const { origin } = await testProvider({ smsGateway: { url, token: 'key' } });
    expect((await caller(origin)(sendOtp, { body: { customer_id: PHONE } })).status).toBe(200);
    expect(received).toEqual([
      {
        authorization: 'Bearer key',
        body: { to: `+91${PHONE}`, text: expect.stringMatching(/^\d{4} is your login code/) },
      },
    ]);
  });

  it('that rejects a message causes the contract’s 503', async () => {
    const { url } = await gateway(500);
    const { origin } = await testProvider({ smsGateway: { url, token: 'key' } });
    const response = await caller(origin)(sendOtp, { body: { customer_id: PHONE } });
    expect(response).toMatchObject({
      status: 503,
      body: { message: 'Failed to send OTP. Please try again.' },
    });
    expect(response.headers.get('Retry-After')).toBe('30');
  });
});
