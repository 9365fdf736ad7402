import { getCart } from 'shared-contracts/cart/endpoints';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { queueConfirmation } from '../payment/confirmations.ts';
import { oweRefund } from '../payment/refund-store.ts';
import { caller } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { testProvider } from '../testing/test-provider.ts';

const metrics = { host: '127.0.0.1', port: 0 };
const MINUTE = 60_000;

async function scraped(origin: string | undefined, name: string): Promise<string[]> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  return (await response.text()).split('\n').filter((line) => line.startsWith(name));
}

function listeningServers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
}

describe('/metrics of the provider', () => {
  // Must be the first test, because servers of other tests may still be closing.
  it('is on a port of its own, and nothing listens there without the setting', async () => {
    const before = listeningServers();
    const { origin, metricsOrigin } = await testProvider();
    expect(metricsOrigin).toBeUndefined();
    expect(listeningServers() - before).toBe(1);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    await testProvider({ metrics });
    expect(listeningServers() - before).toBe(3);
  });

  it('counts and times requests by route, method and status class', async () => {
    const { origin, metricsOrigin } = await testProvider({ metrics });
    for (const _ of '123') await caller(origin)(getCart, {});
    await fetch(`${origin}/health/live`);
    expect(await scraped(metricsOrigin, 'provider_request_seconds_count')).toEqual([
      'provider_request_seconds_count{route="/api/cart",method="GET",status="4xx"} 3',
      'provider_request_seconds_count{route="/health/live",method="GET",status="2xx"} 1',
    ]);
    expect(await scraped(metricsOrigin, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });

  it('has no more series after a flood of addresses, methods and products', async () => {
    const { origin, metricsOrigin } = await testProvider({ metrics });
    const flood = async (turn: number) => {
      await fetch(`${origin}/nothing/${turn}`);
      await fetch(`${origin}/api/product?product_id=P${turn}`);
      await fetch(`${origin}/pincode/${570_000 + turn}`);
      await fetch(`${origin}/api/cart`, { method: ['PROPFIND', 'LOCK', 'SEARCH'][turn % 3] ?? 'LOCK' });
    };
    for (let turn = 0; turn < 6; turn += 1) await flood(turn);
    const few = await scraped(metricsOrigin, 'provider_request_seconds_count');
    for (let turn = 6; turn < 60; turn += 1) await flood(turn);
    const many = await scraped(metricsOrigin, 'provider_request_seconds_count');
    const series = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]);
    expect(series(many)).toEqual(series(few));
    expect(many.join('\n')).not.toMatch(/PROPFIND|5700|P\d/);
    expect(many.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(240);
  });

  it('reads what waits for the operator from the database at each scrape', async () => {
    const { metricsOrigin, order, shop, pass } = await orderingShopper({ metrics });
    const order_id = await order();
    expect(await scraped(metricsOrigin, 'provider_orders')).toEqual([
      `provider_orders{status="${PAYMENT_PENDING}"} 1`,
    ]);
    const undecided = () => scraped(metricsOrigin, 'provider_payments_undecided');
    const counts = (ten: number, seventyFive: number) => [
      `provider_payments_undecided{minutes="10"} ${ten}`,
      `provider_payments_undecided{minutes="75"} ${seventyFive}`,
    ];
    expect(await undecided()).toEqual(counts(0, 0));
    pass(11 * MINUTE);
    expect(await undecided()).toEqual(counts(1, 0));
    pass(65 * MINUTE);
    expect(await undecided()).toEqual(counts(1, 1));

    await withTransaction(shop.db, async (trx) => {
      await queueConfirmation(trx, order_id, shop.now());
      const refund = {
        order_id,
        attempt_number: 1,
        amount_paise: 100,
        reason: 'Scratched.',
        now: shop.now(),
      };
      await oweRefund(trx, { ...refund, isAutomatic: true });
      await oweRefund(trx, { ...refund, isAutomatic: false });
    });
    expect(await scraped(metricsOrigin, 'provider_confirmations_unsent')).toEqual([
      'provider_confirmations_unsent{state="waiting"} 1',
      'provider_confirmations_unsent{state="given up"} 0',
    ]);
    shop.faults.note('refund', `${order_id}-1-R`, new Error('no'));
    expect(await scraped(metricsOrigin, 'provider_steps_failing{step="refund"}')).toEqual([
      'provider_steps_failing{step="refund"} 1',
    ]);
    expect(await scraped(metricsOrigin, 'provider_refunds')).toEqual([
      'provider_refunds{state="due"} 1',
      'provider_refunds{state="for operator"} 1',
    ]);
  });

  it('leaves out what a damaged database cannot tell, and tells the rest', async () => {
    const { origin, metricsOrigin, shop } = await testProvider({ metrics });
    expect(await scraped(metricsOrigin, 'provider_confirmations_unsent')).toHaveLength(2);
    await shop.db.schema.dropTable('order_confirmation').execute();
    await fetch(`${origin}/health/live`);
    expect(await scraped(metricsOrigin, 'provider_confirmations_unsent')).toEqual([]);
    expect(await scraped(metricsOrigin, 'provider_request_seconds_count')).toHaveLength(1);
    expect(await scraped(metricsOrigin, 'provider_pictures_waiting')).toEqual([
      'provider_pictures_waiting 0',
    ]);
    expect(await scraped(metricsOrigin, 'provider_refused_total')).toContain(
      'provider_refused_total{class="list"} 0',
    );
  });
});
