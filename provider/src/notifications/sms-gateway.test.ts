// @module-tag all
import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsFromEnvironment } from '../settings/env.ts';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';
import { SmsGateway } from './sms-gateway.ts';

const PHONE = 9876543210;
const UNSENT = { status: 503, body: { message: 'Failed to send OTP. Please try again.' } };

/** MSG91's Flow API 5, as in the provider's README. */
const MSG91 = {
  SMS_GATEWAY_HEADERS: 'authkey: key',
  SMS_GATEWAY_BODY:
    '{"template_id":"login","short_url":"0","recipients":[{"mobiles":"91{phone}","otp":"{code}"}]}',
  SMS_GATEWAY_ORDER_BODY: '{"template_id":"order","recipients":[{"mobiles":"91{phone}","order":"{order}"}]}',
  SMS_GATEWAY_ACCEPTED: '"type":"success"',
};
const SUCCESS = '{"message":"386b6f7a4d6c373536383336","type":"success"}';

/** The shop's configuration as environment variables. */
type Configuration = Record<string, string>;

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/send`;
}

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

/** A stand-in for a gateway, with its address and the requests that it has received. */
async function gateway(respond: (response: ServerResponse) => void = (response) => response.end(SUCCESS)) {
  const received: Received[] = [];
  const server = createHttpServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    respond(response);
  });
  return { received, url: await addressOf(server) };
}

function configured(url: string, configuration: Configuration) {
  const { smsGateway } = settingsFromEnvironment({ SMS_GATEWAY_URL: url, ...configuration });
  if (!smsGateway) throw new Error('There is no gateway.');
  return smsGateway;
}

async function shopSendingTo(url: string, configuration: Configuration = {}, timeout = 10_000) {
  const { origin } = await testProvider({ smsGateway: { ...configured(url, configuration), timeout } });
  const call = caller(origin);
  return { call, send: () => call(sendOtp, { body: { customer_id: PHONE } }) };
}

describe('an SMS gateway', () => {
  it.each([
    [
      'of its own, by default',
      { SMS_GATEWAY_HEADERS: 'Authorization: Bearer key' },
      { authorization: 'Bearer key', 'content-type': 'application/json' },
      /^\{"to":"\+919876543210","text":"\d{4} is your login code/,
    ],
    [
      'that takes templates, such as MSG91',
      MSG91,
      { authkey: 'key', 'content-type': 'application/json' },
      /^\{"template_id":"login","short_url":"0","recipients":\[\{"mobiles":"919876543210","otp":"[1-9]\d{3}"\}\]\}$/,
    ],
    [
      'that takes a form',
      { SMS_GATEWAY_HEADERS: 'x-key: a:b\\nx-sender: SHOP', SMS_GATEWAY_BODY: 'to=+91{phone}&otp={code}' },
      { 'x-key': 'a:b', 'x-sender': 'SHOP', 'content-type': 'application/x-www-form-urlencoded' },
      /^to=%2B919876543210&otp=[1-9]\d{3}$/,
    ],
  ])('LOGIN-13 %s is told by configuration what to send', async (_title, configuration, headers, body) => {
    const { received, url } = await gateway();
    const { send } = await shopSendingTo(url, configuration);
    expect((await send()).status).toBe(200);
    expect(received).toEqual([
      { headers: expect.objectContaining(headers), body: expect.stringMatching(body) },
    ]);
  });

  it.each([
    ['JSON', '{"to":"{phone}","text":"{text}"}', (body: string) => JSON.parse(body).text],
    ['a form', 'to={phone}&text={text}', (body: string) => new URLSearchParams(body).get('text')],
  ])('LOGIN-13 that takes %s gets each text as it is', async (_format, SMS_GATEWAY_BODY, textOf) => {
    const { received, url } = await gateway();
    const sender = new SmsGateway(configured(url, { SMS_GATEWAY_BODY }));
    const sentence = 'A "quoted"\nline \\ & more=1 + {code} ₹';
    await sender.send({ kind: 'login', to: String(PHONE), text: sentence, code: 1234 });
    expect(textOf(received[0]?.body ?? '')).toBe(sentence);
  });

  it.each([
    [
      'with its own body',
      MSG91,
      ['{"template_id":"order","recipients":[{"mobiles":"919876543210","order":"A1"}]}'],
    ],
    ['with the body for any text', {}, ['{"to":"+919876543210","text":"Paid."}']],
    ['not at all with a body for codes alone', { SMS_GATEWAY_BODY: 'to={phone}&otp={code}' }, []],
  ])('confirms an order %s', async (_title, configuration, bodies) => {
    const { received, url } = await gateway();
    const sender = new SmsGateway(configured(url, configuration));
    await sender.send({ kind: 'placed', to: String(PHONE), text: 'Paid.', order_id: 'A1' });
    expect(received.map(({ body }) => body)).toEqual(bodies);
  });

  it('ORD-37 gets the id of each text, and no text that its body cannot tell', async () => {
    const { received, url } = await gateway();
    const kinds = [
      'login',
      'placed',
      'shipped',
      'out for delivery',
      'delivered',
      'cancelled',
      'refunded',
    ] as const;
    const body = '{"to":"{phone}","text":"{text}","id":"{template}"}';
    const templates = kinds.map((kind, at) => `${kind}=110${at}`).join(', ');
    const sender = new SmsGateway(configured(url, { SMS_GATEWAY_BODY: body, SMS_TEMPLATES: templates }));
    for (const kind of kinds) await sender.send({ kind, to: '1', text: 'Said.', order_id: 'A1' });
    expect(received.map(({ body: sent }) => JSON.parse(sent).id)).toEqual(kinds.map((_, at) => `110${at}`));
    received.length = 0;
    const ofConfirmations = new SmsGateway(configured(url, MSG91));
    for (const kind of kinds) await ofConfirmations.send({ kind, to: '1', text: 'Said.', order_id: 'A1' });
    expect(received.map(({ body: sent }) => JSON.parse(sent).template_id)).toEqual(['login', 'order']);
  });

  it('LOGIN-17 gets codes whose last line binds them to the shop’s address', async () => {
    const { received, url } = await gateway();
    const publicUrl = 'https://shop.example/';
    const { origin } = await testProvider({ publicUrl, smsGateway: configured(url, {}) });
    await caller(origin)(sendOtp, { body: { customer_id: PHONE } });
    expect(JSON.parse(received[0]?.body ?? '').text).toMatch(
      /^(\d{4}) is your login code\. Please do not share it with anyone\.\n\n@shop\.example #\1$/,
    );
  });

  it.each([
    ['an error with status 200', 200, '{"message":"Template ID missing","type":"error"}'],
    ['a rejected key', 401, '{"message":"Unauthorized","type":"error"}'],
    ['a failure that says success', 500, SUCCESS],
    ['something else', 200, '<html>'],
  ])('LOGIN-13 that responds with %s has not sent the code', async (_title, status, body) => {
    const { url } = await gateway((response) => response.writeHead(status).end(body));
    const { send } = await shopSendingTo(url, MSG91);
    const response = await send();
    expect(response).toMatchObject(UNSENT);
    expect(response.headers.get('Retry-After')).toBe('30');
  });

  it.each([302, 307, 308])(
    'PROM-283 that redirects with %i has not sent the code, and nothing follows',
    async (status) => {
      const elsewhere = await gateway();
      const { url } = await gateway((response) =>
        response.writeHead(status, { Location: elsewhere.url }).end(),
      );
      const { send } = await shopSendingTo(url, MSG91);
      expect(await send()).toMatchObject(UNSENT);
      expect(elsewhere.received).toEqual([]);
    },
  );

  it('LOGIN-13 that is too slow is asked once, and its code is valid when it arrives', async () => {
    const { received, url } = await gateway(() => undefined);
    const { call, send } = await shopSendingTo(url, { SMS_GATEWAY_BODY: 'to={phone}&otp={code}' }, 1_000);
    expect(await send()).toMatchObject(UNSENT);
    expect(received).toHaveLength(1);
    const otp = Number(new URLSearchParams(received[0]?.body).get('otp'));
    expect((await call(verifyOtp, { body: { customer_id: PHONE, otp } })).status).toBe(200);
  });

  it('LOGIN-13 may respond twice to one request', async () => {
    const once = `HTTP/1.1 200 OK\r\nContent-Length: ${SUCCESS.length}\r\n\r\n${SUCCESS}`;
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data) => data.includes('"text"') && socket.write(once + once));
    });
    const { send } = await shopSendingTo(await addressOf(server));
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it('LOGIN-13 that cannot be reached has not sent the code', async () => {
    const { send } = await shopSendingTo('http://127.0.0.1:9/');
    expect(await send()).toMatchObject(UNSENT);
  });
});
