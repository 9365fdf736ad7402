import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { json } from 'node:stream/consumers';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;
const SUCCESS = '{"message":"386b6f7a4d6c373536383336","type":"success"}';
const UNSENT = { status: 503, body: { message: 'Failed to send OTP. Please try again.' } };

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/v5/flow`;
}

/** Milliseconds: for a gateway that responds, also on a busy machine, and for one that does not. */
const LONG = 10_000;
const SHORT = 1_000;

/** A stand-in for MSG91, and a shop that sends its codes through it. */
async function shopWithGateway(respond: (response: ServerResponse) => void, smsTimeout = LONG) {
  const received: { authkey: unknown; body: { recipients: { mobiles: string; otp: string }[] } }[] = [];
  const server = createHttpServer(async (request, response) => {
    received.push({ authkey: request.headers.authkey, body: (await json(request)) as never });
    respond(response);
  });
  return { received, ...(await shopSendingTo(await addressOf(server), smsTimeout)) };
}

async function shopSendingTo(url: string, smsTimeout = LONG) {
  const msg91 = { url, authKey: 'key', templateId: 'template' };
  const { origin } = await testProvider({ msg91, smsTimeout });
  const call = caller(origin);
  return { call, send: () => call(sendOtp, { body: { customer_id: PHONE } }) };
}

describe('MSG91', () => {
  it('receives template, number with country code and code', async () => {
    const { received, send } = await shopWithGateway((response) => response.end(SUCCESS));
    expect((await send()).status).toBe(200);
    expect(received).toEqual([
      {
        authkey: 'key',
        body: {
          template_id: 'template',
          short_url: '0',
          recipients: [{ mobiles: `91${PHONE}`, otp: expect.stringMatching(/^[1-9]\d{3}$/) }],
        },
      },
    ]);
  });

  it.each([
    ['an error with status 200', 200, '{"message":"Template ID missing","type":"error"}'],
    ['a rejected key', 401, '{"message":"Unauthorized","type":"error"}'],
    ['a failure that says success', 500, SUCCESS],
    ['no JSON', 200, '<html>'],
  ])('that responds with %s has not sent the code', async (_title, status, body) => {
    const { send } = await shopWithGateway((response) => response.writeHead(status).end(body));
    expect(await send()).toMatchObject(UNSENT);
  });

  it('that is too slow is asked once, and its code is valid when it arrives', async () => {
    const { call, received, send } = await shopWithGateway(() => undefined, SHORT);
    expect(await send()).toMatchObject(UNSENT);
    expect(received).toHaveLength(1);
    const otp = Number(received[0]?.body.recipients[0]?.otp);
    expect((await call(verifyOtp, { body: { customer_id: PHONE, otp } })).status).toBe(200);
  });

  it('may respond twice to one request', async () => {
    const once = `HTTP/1.1 200 OK\r\nContent-Length: ${SUCCESS.length}\r\n\r\n${SUCCESS}`;
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data) => data.includes('recipients') && socket.write(once + once));
    });
    const { send } = await shopSendingTo(await addressOf(server));
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it('that cannot be reached has not sent the code', async () => {
    const { send } = await shopSendingTo('http://127.0.0.1:9/');
    expect(await send()).toMatchObject(UNSENT);
  });
});
