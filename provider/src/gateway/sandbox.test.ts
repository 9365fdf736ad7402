import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { startSandbox } from 'payment-sandbox/start-sandbox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAuthorizedWebhook } from '../payment/webhook-routes.ts';
import { sandboxAccount } from '../settings/phonepe-account.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { PhonePeGateway, registerWebhook } from './phonepe-gateway.ts';

const PAYMENT = {
  payment_id: '261120-ABCDEFGH-1',
  amount_paise: 15_350_00,
  lifetime: 3600,
  returnUrl: 'http://localhost:3000/orders/261120-ABCDEFGH',
};

async function sandbox() {
  const settings = { host: '127.0.0.1', port: 0, dataFolder: temporaryFolder(), production: false };
  const { origin, stop } = await startSandbox(settings);
  onTestFinished(() => stop());
  const account = sandboxAccount(origin, 5_000);
  const gateway = new PhonePeGateway(account, () => new Date());
  const open = async () => (await gateway.createPayment(PAYMENT)).redirectUrl;
  const choose = async (page: string, choice: string) => {
    const body = new URLSearchParams({ choice });
    return await (await fetch(page, { method: 'POST', body })).text();
  };
  const status = () => gateway.paymentStatus(PAYMENT.payment_id);
  return { stop, settings, account, gateway, open, choose, status };
}

describe('the payment sandbox', () => {
  it.each([
    ['pay', { state: 'paid', amount_paise: 15_350_00, payment_id: PAYMENT.payment_id }, 'CONCLUDED'],
    ['upi', { state: 'paid', amount_paise: 15_350_00, payment_id: PAYMENT.payment_id }, undefined],
    ['fail', { state: 'failed' }, 'CONCLUDED'],
    ['cancel', { state: 'pending' }, 'USER_CANCEL'],
    ['late', { state: 'pending' }, 'CONCLUDED'],
    ['silent', { state: 'paid', amount_paise: 15_350_00, payment_id: PAYMENT.payment_id }, undefined],
  ])('PAY-31 PAY-60 reports after %s the state %o, and to the page %s', async (choice, state, callback) => {
    const { open, choose, status } = await sandbox();
    const page = await open();
    expect(await status()).toEqual({ state: 'pending' });
    const done = await choose(page, choice);
    expect(/data-callback="(\w+)"/.exec(done)?.[1]).toBe(callback);
    expect(await status()).toEqual(state);
  });

  it('PAY-31 says that no money moves, and offers each result by a button', async () => {
    const { open } = await sandbox();
    const response = await fetch(await open());
    const page = await response.text();
    expect(page).toContain('Test payment: no money moves.');
    expect(page).toContain('Pay ₹15,350.00');
    for (const name of ['UPI app', 'Fail', 'Cancel', 'Late success', 'No callback'])
      expect(page).toContain(`>${name}</button>`);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  });

  it('PAY-60 links to a UPI app, with payee, reference and amount', async () => {
    const { open, choose } = await sandbox();
    const page = await choose(await open(), 'upi');
    const [, link = ''] = /href="(upi:[^"]+)"/.exec(page) ?? [];
    const { protocol, host, search } = new URL(link.replaceAll('&amp;', '&'));
    expect(protocol + host).toBe('upi:pay');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      pa: 'sandbox@invalid',
      pn: 'Payment sandbox',
      tr: PAYMENT.payment_id,
      tn: 'Test payment',
      am: '15350.00',
      cu: 'INR',
    });
  });

  it('PAY-31 pays a late success after a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { open, choose, status } = await sandbox();
    await choose(await open(), 'late');
    vi.setSystemTime(Date.now() + 15_000);
    expect((await status()).state).toBe('paid');
  });

  it('PAY-31 fails a payment that is not made in time, and lets nobody pay it then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { open, status } = await sandbox();
    const page = await open();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await status()).state).toBe('failed');
    expect(await (await fetch(page)).text()).not.toContain('<button');
  });

  it('PAY-31 takes a result once, and keeps it across a restart', async () => {
    const { open, choose, status, stop, settings } = await sandbox();
    const page = await open();
    await choose(page, 'pay');
    await choose(page, 'fail');
    expect((await status()).state).toBe('paid');
    await stop();
    const again = await startSandbox(settings);
    onTestFinished(() => again.stop());
    const gateway = new PhonePeGateway(sandboxAccount(again.origin, 5_000), () => new Date());
    expect((await gateway.paymentStatus(PAYMENT.payment_id)).state).toBe('paid');
  });

  it('gives one page to a payment, however often it is created, and refuses another amount', async () => {
    const { open, gateway } = await sandbox();
    expect(await open()).toBe(await open());
    await expect(gateway.createPayment({ ...PAYMENT, amount_paise: 100 })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await gateway.paymentStatus('no-such-1')).toEqual({ state: 'unknown' });
  });

  it('reports a result to the webhook, with its authorisation', async () => {
    const { account, open, choose } = await sandbox();
    const received = Promise.withResolvers<{ authorization: string | undefined; body: unknown }>();
    const server = createServer(async (request, response) => {
      received.resolve({ authorization: request.headers.authorization, body: await json(request) });
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    await registerWebhook(account, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    await choose(await open(), 'pay');
    const { authorization, body } = await received.promise;
    expect(isAuthorizedWebhook(authorization, account.webhook)).toBe(true);
    expect(body).toMatchObject({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: PAYMENT.payment_id, state: 'COMPLETED', amount: 15_350_00 },
    });
  });

  it('PAY-75 pays a refund back once, never over what was paid', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { choose, gateway, open } = await sandbox();
    const { payment_id } = PAYMENT;
    const refund = (refund_id: string, amount_paise: number) =>
      gateway.refund({ refund_id, payment_id, amount_paise });
    const page = await open();
    await expect(refund('R', 100)).rejects.toMatchObject({ kind: 'refused' });
    await choose(page, 'pay');
    expect(await refund('R', 15_000_00)).toBe('sent');
    await expect(refund('R', 100)).rejects.toMatchObject({ kind: 'refused' });
    await expect(refund('R2', 350_01)).rejects.toMatchObject({ kind: 'refused' });
    expect(await refund('R2', 350_00)).toBe('sent');
    expect(await gateway.refundStatus('R')).toBe('sent');
    vi.setSystemTime(Date.now() + 5_000);
    expect(await gateway.refundStatus('R')).toBe('done');
    expect(await gateway.refundStatus('R3')).toBe('unknown');
  });
});
