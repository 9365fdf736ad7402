import type { IncomingMessage } from 'node:http';
import * as endpoints from 'shared-contracts/order/endpoints';
import { getOrderPaper } from 'shared-contracts/order/paper';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountForCustomer } from '../http/mount-endpoint.ts';
import { readOrders } from '../order/read-orders.ts';
import { repeatOrder } from '../order/reorder.ts';
import type { Settings } from '../settings/settings.ts';
import type { PaymentServices } from './ask-gateway.ts';
import { createOrderOnce, orderSamplesOnce } from './idempotent-order.ts';
import { readOrderPayment, readOrderWithPayment, readPaper, unpaidReasons } from './order-payment.ts';
import { restoreItems } from './restore-order.ts';
import { startPayment } from './start-payment.ts';

/** Whether a request orders, pays, or is the gateway's webhook. A stop of the server waits longest for these. */
export function isPayment({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && /^\/api\/(?:order|payment|sample)\b/.test(url);
}

export function mountOrderRoutes(
  api: Api,
  shop: PaymentServices & { settings: Pick<Settings, 'gstPercent' | 'holidays' | 'sampleFee'> },
): void {
  const { db } = shop;
  const running = new RunningRequests();

  mountForCustomer(api, endpoints.getOrders, async ({ session: { customer_id }, query }) => {
    const orders = await readOrders(db, { customer_id, ...query });
    const reasons = await unpaidReasons(db, orders);
    return orders.map((order) => ({ ...order, ...reasons.get(order.order_id) }));
  });

  mountForCustomer(api, endpoints.getOrder, ({ session: { customer_id }, query }) =>
    readOrderWithPayment(db, { customer_id, ...query }, shop.now()),
  );

  mountForCustomer(api, getOrderPaper, ({ session: { customer_id }, query }) =>
    readPaper(db, { customer_id, ...query }),
  );

  mountForCustomer(api, endpoints.reorder, ({ session: { customer_id }, body }) =>
    repeatOrder(db, { customer_id, ...body }),
  );

  mountForCustomer(
    api,
    endpoints.createOrder,
    async ({ session: { customer_id }, body, idempotencyKey: key, shopOrigin }) =>
      await running.once(`order ${customer_id} ${key ?? JSON.stringify(body)}`, async () => {
        const order = { ...body, customer_id, gst_percent: shop.settings.gstPercent, now: shop.now() };
        const order_id = await createOrderOnce(db, { ...order, seen: body }, { key, body });
        return await startPayment(shop, { customer_id, order_id, shopOrigin, makesOrder: true });
      }),
  );

  mountForCustomer(
    api,
    endpoints.orderSamples,
    async ({ session: { customer_id }, body, idempotencyKey: key, shopOrigin }) =>
      await running.once(`samples ${customer_id} ${key}`, async () => {
        const { gstPercent: gst_percent, sampleFee: fee } = shop.settings;
        const samples = { ...body, customer_id, gst_percent, fee, now: shop.now() };
        const order_id = await orderSamplesOnce(db, samples, { key, body });
        return await startPayment(shop, { customer_id, order_id, shopOrigin, makesOrder: true });
      }),
  );

  mountForCustomer(
    api,
    endpoints.payOrder,
    async ({ session: { customer_id }, body: { order_id }, shopOrigin }) =>
      await running.once(`pay ${customer_id} ${order_id}`, () =>
        startPayment(shop, { customer_id, order_id, shopOrigin }),
      ),
  );

  mountForCustomer(api, endpoints.getOrderPayment, ({ session: { customer_id }, query }) =>
    readOrderPayment(shop, { customer_id, ...query }, shop.settings.holidays),
  );

  mountForCustomer(api, endpoints.restoreOrder, ({ session: { customer_id }, body }) =>
    restoreItems(shop, { customer_id, ...body }),
  );
}

/**
 * Keeps a request from running twice at the same time. This only saves work: it does not cover a second provider or a restart, and
 * only the database guarantees that an order is not made twice.
 */
class RunningRequests {
  readonly #keys = new Set<string>();

  /** @throws {HttpError} 409 with `Retry-After` while a request with the same key is running. */
  async once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#keys.has(key)) {
      throw new HttpError(409, 'Your order is being processed. Please wait a moment.', { retryAfter: 1 });
    }
    this.#keys.add(key);
    try {
      return await work();
    } finally {
      this.#keys.delete(key);
    }
  }
}
