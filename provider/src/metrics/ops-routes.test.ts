import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { queueConfirmation } from '../payment/confirmations.ts';
import { oweRefund } from '../payment/refund-store.ts';
import { orderingShopper, PHONE } from '../testing/orders.ts';
import { testProvider } from '../testing/test-provider.ts';
import type { Unsettled } from './unsettled.ts';

const PASSWORD = 'sixteen letters and more';
const MINUTE = 60_000;

function read(origin: string, password?: string): Promise<Response> {
  const headers = { Authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` };
  return fetch(`${origin}/ops`, password === undefined ? {} : { headers });
}

describe('/ops of the provider', () => {
  it('needs the password, and does not exist in production without one', async () => {
    const guarded = await testProvider({ opsPassword: PASSWORD });
    expect((await read(guarded.origin)).status).toBe(401);
    expect((await read(guarded.origin, `${PASSWORD}!`)).status).toBe(401);
    expect((await read(guarded.origin, PASSWORD)).status).toBe(200);
    const closed = await testProvider({ production: true });
    expect((await read(closed.origin)).status).toBe(404);
  });

  it('PAY-80 lists what is not settled with its order, its time and what to do, and nobody’s data', async () => {
    const { origin, order, shop, pass, gateway } = await orderingShopper();
    const order_id = await order();
    const own = async (): Promise<Unsettled[]> => JSON.parse(await (await read(origin)).text()).unsettled;
    expect(await own()).toEqual([]);
    pass(11 * MINUTE);
    const now = shop.now();
    await withTransaction(shop.db, async (trx) => {
      await queueConfirmation(trx, order_id, now);
      await trx.updateTable('order_confirmation').set({ next_try_at: null }).execute();
      const refund = { order_id, attempt_number: 1, amount_paise: 100, reason: 'Scratched.', now };
      await oweRefund(trx, { ...refund, isAutomatic: false });
      await oweRefund(trx, { ...refund, isAutomatic: true });
    });
    expect(await own()).toMatchObject([
      {
        kind: 'payment',
        order: order_id,
        amount: '₹15,350.00',
        advice: expect.stringContaining('never took it'),
      },
      { kind: 'refund', order: order_id, amount: '₹1.00', advice: expect.stringContaining('refund send') },
      { kind: 'refund', order: order_id, advice: 'It is sent to the gateway by itself.' },
      { kind: 'confirmation', order: order_id, amount: '', advice: expect.stringContaining('Call') },
    ]);
    await shop.db.updateTable('payment_attempt').set({ redirect_url: 'https://pay.example' }).execute();
    expect((await own())[0]?.advice).toContain('is not asked');
    await shop.db.updateTable('payment_attempt').set({ asked_at: now.toISOString() }).execute();
    expect((await own())[0]?.advice).toContain('is asked again');
    gateway.silentSince = now;
    expect((await own())[0]?.advice).toContain('does not answer');
    await shop.db.updateTable('payment_attempt').set({ state: 'disputed' }).execute();
    expect((await own())[0]?.advice).toContain('another amount');
    shop.faults.note('refund', `${order_id}-1-R`, new TypeError(`This row of ${PHONE} cannot be read.`));
    expect((await own())[0]).toMatchObject({
      kind: 'refund',
      order: `${order_id}-1-R`,
      advice: expect.stringContaining('failed once: This row of [number] cannot be read. It is tried again'),
    });
    const text = await (await read(origin)).text();
    expect(text).not.toMatch(new RegExp(`${PHONE}|Mysuru`));
    expect(text).toContain('"provider_orders"');
  });

  it('tells the rest when the database is damaged', async () => {
    const { origin, shop } = await testProvider();
    await shop.db.schema.dropTable('refund').execute();
    expect(await (await read(origin)).json()).toMatchObject({ unsettled: [], restarts: 0 });
  });
});
