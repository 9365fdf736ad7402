import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from 'e2e/env';
import { newPhone } from 'e2e/provider-data/login-code';
import { callProvider } from 'e2e/provider-data/provider-call';
import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getCart, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import type { Endpoint, EndpointRequest, EndpointResponse } from 'shared-contracts/endpoint';
import { createOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import type { Product } from 'shared-contracts/product';

/** How long a shopper tries again, in milliseconds. */
const PATIENCE = 60_000;
const RETRY_AFTER = 500;
const CALL_TIMEOUT = 15_000;

/** An order that its customer has seen as placed. */
interface Bought {
  order_id: string;
  token: string;
}

/** What shoppers saw. */
export interface Seen {
  bought: Bought[];
  /** Calls that were sent once more. */
  retried: number;
  /** One sentence each. */
  failed: string[];
}

const HOME = {
  address_label: 'Home',
  full_name: 'Asha Rao',
  s_mobile_no: '9876543210',
  address: '12, Temple Road',
  pincode: '570001',
  city: 'Mysuru',
  state: 'Karnataka',
};

/** A new customer buys a product and pays for it. After a failure each call is sent again, as a shopper would who taps again. */
export async function buy(product: Product, seen: Seen): Promise<void> {
  const phone = newPhone();
  const step = { name: '' };
  try {
    seen.bought.push(await order(product, phone, seen, step));
  } catch (error) {
    seen.failed.push(`${phone}, ${step.name}: ${error instanceof Error ? error.message : error}`);
  }
}

async function order(product: Product, phone: string, seen: Seen, step: { name: string }): Promise<Bought> {
  const again = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    step.name = name;
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (performance.now() > deadline) throw error;
        seen.retried += 1;
        await pause(RETRY_AFTER);
      }
    }
  };
  const customer_id = Number(phone);
  const token = await again('login', async () => {
    await call(sendOtp, { body: { customer_id } });
    const otp = await newestCode(phone);
    return (await call(verifyOtp, { body: { customer_id, otp } })).token;
  });
  if (!token) throw new Error('no token');
  await again('address', () => call(saveAddress, { body: HOME }, token).catch(unlessSaved));
  const { product_id, material } = product;
  await again('cart', async () => {
    // The answer to a call that did arrive may be lost.
    if ((await call(getCart, {}, token)).length > 0) return;
    await call(addCartItem, { body: { product_id, material, quantity: 2 } }, token);
  });
  await again('installation', () => call(updateAddOn, {}, token));
  const price = await again('price', () => call(getPriceSummary, { query: {} }, token));
  const key = randomUUID();
  const body = { item_count: 2, payable_amount: price.total, address_label: HOME.address_label };
  const { order_id, paymentDetails } = await again('order', () => call(createOrder, { body }, token, key));
  await again('payment', async () => {
    const choice = new URLSearchParams({ choice: 'pay' });
    const { ok } = await fetch(paymentDetails.redirectUrl, { method: 'POST', body: choice });
    if (!ok) throw new Error('the pay page failed');
  });
  await again('result', async () => {
    const { state } = await call(getOrderPayment, { query: { order_id } }, token);
    if (state !== 'paid') throw new Error(`the payment is ${state}`);
  });
  await again('orders', () => expectOneOrder({ order_id, token }));
  return { order_id, token };
}

/** The answer to a call that did arrive may be lost: the second one is refused then. */
function unlessSaved(error: Error): void {
  if (!error.message.endsWith('409')) throw error;
}

/** @throws when the customer has another order, more than one, or one that is not placed */
export async function expectOneOrder({ order_id, token }: Bought): Promise<void> {
  const orders = await call(getOrders, { query: {} }, token);
  const [first] = orders;
  if (orders.length !== 1 || first?.order_id !== order_id || first.Status !== 'placed')
    throw new Error(`${order_id}: ${orders.length} orders, the first ${first?.order_id} ${first?.Status}`);
}

async function newestCode(phone: string): Promise<number> {
  const response = await fetch(`${env.providerOrigin}/dev/messages?to=${phone}`);
  const sent = (await response.json()) as { code?: number }[];
  const code = sent.find((message) => message.code !== undefined)?.code;
  if (code === undefined) throw new Error('no code has arrived');
  return code;
}

/** As a page of the shop calls. */
function call<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  token?: string,
  idempotencyKey?: string,
): Promise<EndpointResponse<E>> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT);
  return callProvider(endpoint, request, token, { origin: env.shopUrl, idempotencyKey, signal });
}
