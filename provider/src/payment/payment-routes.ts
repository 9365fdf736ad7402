import * as endpoints from 'shared-contracts/order/endpoints';
import type { Api } from '../http/api.ts';
import { mountForCustomer } from '../http/mount-endpoint.ts';
import { paise } from '../price/rupees.ts';
import type { Settings } from '../settings/settings.ts';
import { createOrderOnce } from './idempotent-order.ts';
import { readOrderPayment } from './order-payment.ts';
import type { PaymentServices } from './payment-services.ts';
import { restoreItems } from './restore-order.ts';
import { RunningRequests } from './running-requests.ts';
import { startFirstPayment, startPayment } from './start-payment.ts';

/** Ordering, and everything about paying an order. */
export function mountPaymentRoutes(
  api: Api,
  shop: PaymentServices & { settings: Pick<Settings, 'gstPercent' | 'holidays'> },
): void {
  const running = new RunningRequests();

  mountForCustomer(
    api,
    endpoints.createOrder,
    async ({ session: { customer_id }, body, idempotencyKey: key, shopOrigin }) =>
      await running.once(`order ${customer_id} ${key ?? JSON.stringify(body)}`, async () => {
        const order = {
          customer_id,
          address_label: body.address_label,
          payment_mode: body.payment_mode,
          note: body.note,
          gst_percent: shop.settings.gstPercent,
          now: shop.now(),
          seen: {
            item_count: body.item_count,
            payable_paise: paise(body.payable_amount),
            coupon_code: body.coupon_code ?? null,
          },
        };
        const order_id = await createOrderOnce(shop.db, order, { key, body });
        return await startFirstPayment(shop, { customer_id, order_id, shopOrigin });
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

  mountForCustomer(api, endpoints.getOrderPayment, ({ session, query }) =>
    readOrderPayment(shop, { customer_id: session.customer_id, ...query }, shop.settings.holidays),
  );

  mountForCustomer(api, endpoints.restoreOrder, ({ session, body }) =>
    restoreItems(shop, { customer_id: session.customer_id, ...body }),
  );
}
