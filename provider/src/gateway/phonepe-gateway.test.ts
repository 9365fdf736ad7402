import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PhonePeGateway } from './phonepe-gateway.ts';

const PAYMENT = {
  payment_id: '261120-ABCDEFGH-1',
  amount_paise: 15_350_00,
  lifetime: 3600,
  returnUrl: 'https://shop.example/orders/261120-ABCDEFGH',
};
const SECRET = 'a-very-secret-secret';

interface Received {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: string;
}

type Behaviour = (request: Received, response: ServerResponse) => void;

function send(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content));
}

/** A stand-in with PhonePe's public API that misbehaves on command. */
async function standIn(behaviour: Behaviour) {
  const received: Received[] = [];
  let tokens = 0;
  let tokenLifetime = 3600;
  let now = new Date('2026-11-20T10:00:00Z');
  const tokenOf = (_request: Received, response: ServerResponse) => {
    tokens += 1;
    const expires_at = now.getTime() / 1000 + tokenLifetime;
    send(response, 200, { access_token: `token-${tokens}`, expires_at, token_type: 'O-Bearer' });
  };
  const server = createServer(async (incoming: IncomingMessage, response) => {
    const { method, url: path, headers } = incoming;
    const request = { method, path, authorization: headers.authorization, body: await text(incoming) };
    received.push(request);
    (path === '/token' ? tokenOf : behaviour)(request, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const settings = {
    url,
    tokenUrl: `${url}/token`,
    clientId: 'client',
    clientSecret: SECRET,
    clientVersion: '1',
    webhook: { username: 'name', password: 'password' },
    timeout: 300,
  };
  const gateway = new PhonePeGateway(settings, () => now);
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const shortTokens = (seconds: number) => {
    tokenLifetime = seconds;
  };
  const status = () => gateway.paymentStatus(PAYMENT.payment_id);
  return { gateway, received, pass, shortTokens, status, settings };
}

const reports =
  (content: object): Behaviour =>
  (_request, response) =>
    send(response, 200, content);

describe('PhonePeGateway', () => {
  it('creates a payment in paise, with the page to return to', async () => {
    const { gateway, received } = await standIn(
      reports({ orderId: 'OMO1', state: 'PENDING', expireAt: 1, redirectUrl: 'https://pay.example/1' }),
    );
    expect(await gateway.createPayment(PAYMENT)).toEqual({ redirectUrl: 'https://pay.example/1' });
    expect(new URLSearchParams(received[0]?.body).get('grant_type')).toBe('client_credentials');
    expect(received[1]).toMatchObject({
      method: 'POST',
      path: '/checkout/v2/pay',
      authorization: 'O-Bearer token-1',
    });
    expect(JSON.parse(received[1]?.body ?? '')).toEqual({
      merchantOrderId: PAYMENT.payment_id,
      amount: 15_350_00,
      expireAfter: 3600,
      paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: PAYMENT.returnUrl } },
    });
  });

  it.each([
    [{ state: 'PENDING', amount: 15_350_00 }, { state: 'pending' }],
    [{ state: 'FAILED', amount: 15_350_00 }, { state: 'failed' }],
    [
      { state: 'COMPLETED', amount: 15_350_00 },
      { state: 'paid', amount_paise: 15_350_00, payment_id: null },
    ],
    [
      { state: 'COMPLETED', amount: 1, merchantOrderId: 'other' },
      { state: 'paid', amount_paise: 1, payment_id: 'other' },
    ],
  ])('PAY-34 reads the report %j', async (sent, report) => {
    const { received, status } = await standIn(reports(sent));
    expect(await status()).toEqual(report);
    expect(received[1]?.path).toBe(`/checkout/v2/order/${PAYMENT.payment_id}/status?details=false`);
  });

  it.each([400, 404])('PAY-41 takes %i for a payment that the gateway does not know', async (code) => {
    const { status } = await standIn((_request, response) =>
      send(response, code, { code: 'ORDER_NOT_FOUND' }),
    );
    expect(await status()).toEqual({ state: 'unknown' });
  });

  it.each<[string, Behaviour]>([
    ['an error', (_request, response) => send(response, 500, { code: 'INTERNAL_SERVER_ERROR' })],
    ['too many requests', (_request, response) => send(response, 429, {})],
    ['something else', reports({ state: 'PAID' })],
    ['an amount that is no number', reports({ state: 'COMPLETED', amount: '1535000' })],
    ['a web page', (_request, response) => void response.end('<!doctype html>')],
    ['a closed connection', (_request, response) => void response.destroy()],
    ['nothing', () => undefined],
  ])('PAY-41 reports no result when the gateway responds with %s', async (_title, behaviour) => {
    const { status, gateway } = await standIn(behaviour);
    await expect(status()).rejects.toMatchObject({ name: 'GatewayError', kind: 'unreachable' });
    await expect(gateway.createPayment(PAYMENT)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it.each([302, 307, 308])(
    'PROM-283 follows no redirect with %i, for which it would send its token',
    async (code) => {
      const { received, status } = await standIn(({ path }, response) => {
        if (path === '/elsewhere') send(response, 200, { state: 'COMPLETED', amount: PAYMENT.amount_paise });
        else response.writeHead(code, { Location: '/elsewhere' }).end('{}');
      });
      await expect(status()).rejects.toMatchObject({ kind: 'unreachable' });
      expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
    },
  );

  it('PROM-283 asks no other address for a token, to which it would send its secret', async () => {
    const elsewhere = await standIn(reports({}));
    const { port } = new URL(elsewhere.settings.url);
    const redirecting = createServer((_request, response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/token` }).end(),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void redirecting.close());
    await once(redirecting, 'listening');
    const address = redirecting.address();
    const tokenUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/token`;
    const gateway = new PhonePeGateway({ ...elsewhere.settings, tokenUrl }, () => new Date());
    await expect(gateway.paymentStatus(PAYMENT.payment_id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(elsewhere.received).toEqual([]);
  });

  it('PAY-41 reports a refusal as such', async () => {
    const { gateway } = await standIn((_request, response) => send(response, 400, { code: 'BAD_REQUEST' }));
    await expect(gateway.createPayment(PAYMENT)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('PAY-41 refuses a page that is no web address', async () => {
    const { gateway } = await standIn(reports({ redirectUrl: 'javascript:alert(1)' }));
    await expect(gateway.createPayment(PAYMENT)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('PAY-42 asks for one token, also from concurrent calls, until shortly before it ends', async () => {
    const { received, status, pass } = await standIn(reports({ state: 'PENDING', amount: 1 }));
    await Promise.all([status(), status(), status()]);
    pass(3600 - 61);
    await status();
    const tokenRequests = () => received.filter(({ path }) => path === '/token').length;
    expect(tokenRequests()).toBe(1);
    pass(2);
    await status();
    expect(tokenRequests()).toBe(2);
  });

  it('PAY-42 gets a new token when the gateway has ended the old one', async () => {
    const { status } = await standIn(({ authorization }, response) => {
      if (authorization === 'O-Bearer token-1') send(response, 401, {});
      else send(response, 200, { state: 'PENDING', amount: 1 });
    });
    expect(await status()).toEqual({ state: 'pending' });
  });

  it('PAY-75 pays back in paise, by the id of the refund', async () => {
    const { gateway, received } = await standIn(reports({ refundId: 'R1', amount: 100, state: 'PENDING' }));
    const refund = { refund_id: 'A-1-R', payment_id: 'A-1', amount_paise: 100 };
    expect(await gateway.refund(refund)).toBe('sent');
    expect(received[1]?.path).toBe('/payments/v2/refund');
    expect(JSON.parse(received[1]?.body ?? '')).toEqual({
      merchantRefundId: 'A-1-R',
      originalMerchantOrderId: 'A-1',
      amount: 100,
    });
  });

  it.each([
    ['PENDING', 'sent'],
    ['CONFIRMED', 'sent'],
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
  ])('PAY-75 reads the state %s of a refund as %s', async (state, report) => {
    const { gateway, received } = await standIn(reports({ refundId: 'R1', amount: 100, state }));
    expect(await gateway.refundStatus('A-1-R')).toBe(report);
    expect(received[1]?.path).toBe('/payments/v2/refund/A-1-R/status');
  });

  it('reads a refund that the gateway does not have as unknown', async () => {
    const { gateway } = await standIn((_request, response) => send(response, 404, { code: 'NOT_FOUND' }));
    expect(await gateway.refundStatus('A-1-R')).toBe('unknown');
  });

  it('PROM-44 names no secret in an error', async () => {
    const { status } = await standIn((_request, response) => send(response, 401, { echo: SECRET }));
    const error = await status().catch((thrown: Error) => thrown);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret-secret|token-\d/);
  });

  it('knows since when the gateway has been silent, and says so once', async () => {
    let isUp = false;
    const { settings } = await standIn((_, response) =>
      isUp ? send(response, 200, { state: 'PENDING', amount: 1 }) : send(response, 503, {}),
    );
    const times = ['2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z'].map((time) => new Date(time));
    let now = times[0] ?? new Date();
    const log: string[] = [];
    const gateway = new PhonePeGateway(
      settings,
      () => now,
      (line) => log.push(line),
    );
    expect(gateway.silentSince).toBeUndefined();
    for (now of times) await expect(gateway.paymentStatus('P-1')).rejects.toThrow('503');
    expect(gateway.silentSince).toEqual(times[0]);
    isUp = true;
    await gateway.paymentStatus('P-1');
    expect(gateway.silentSince).toBeUndefined();
    expect(log).toEqual(['gateway: it does not answer. It responds with 503.', 'gateway: it answers again.']);
  });
});
