import type { EndpointRequest } from 'shared-contracts/endpoint';
import { getOrder, orderSamples } from 'shared-contracts/order/endpoints';
import { getJson } from './caller.ts';
import { orderingShopper, PHONE } from './orders.ts';
import { BLUE, TEAK } from './shopper.ts';

type Body = EndpointRequest<typeof orderSamples>['body'];

/** A customer with an address, who can order samples of a blue and a teak sheet. */
export async function samplingShopper(settings?: Parameters<typeof orderingShopper>[0]) {
  const customer = await orderingShopper(settings);
  const { call, gateway, origin, pass, round, shop } = customer;
  const request: Body = {
    product_ids: [BLUE.product_id, TEAK.product_id],
    address_label: 'Home',
    payable_amount: 99,
  };
  const sendSamples = (own: Partial<Body> = {}, key: string | undefined = 'key-1') =>
    call(orderSamples, { body: { ...request, ...own } }, key);
  /** Makes the gateway report this result for every payment, and the shop ask for it. */
  const settle = async (report: 'paid' | 'failed') => {
    gateway.report = report;
    pass(10_000);
    await round();
  };
  const paidSamples = async (): Promise<string> => {
    const { order_id } = (await sendSamples()).body;
    await settle('paid');
    return order_id;
  };
  const seen = async (order_id: string) => (await call(getOrder, { query: { order_id } })).body;
  const orders = () => shop.db.selectFrom('customer_order').selectAll().execute();
  const coupons = () => shop.db.selectFrom('coupon').selectAll().where('code', 'like', 'SAMPLE-%').execute();
  const messages = async () => {
    const all: { order_id?: string; text: string }[] = await getJson(`${origin}/dev/messages?to=${PHONE}`);
    return all.filter((message) => message.order_id !== undefined).map(({ text }) => text);
  };
  return { ...customer, sendSamples, settle, paidSamples, seen, orders, coupons, messages };
}
