import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { PhoneStorage } from './phone.ts';

/** The provider of a trial has this customer with addresses and orders. */
const DEMO_PHONE = '9876543210';
/** With the add-on, so that they can be ordered. */
const PIECES = 2;
const POLL_MS = 100;
const CODE_LIMIT = 5_000;

const inbox = z.array(z.object({ code: z.number().optional() }));
const session = z.object({ token: z.string() });
const orders = z.array(z.object({ order_id: z.string() })).min(1);
const addresses = z.array(z.object({ address_label: z.string() })).min(1);

/** A customer who is logged in. */
export interface DemoCustomer {
  storage: PhoneStorage;
  /** Pages that only such a customer sees, besides those without parameters. */
  pages: readonly string[];
}

/**
 * Logs the demo customer in and puts a product into the cart.
 * @param product the address of a product
 * @throws Error when the provider refuses a call
 */
export async function demoCustomer(provider: string, product: string): Promise<DemoCustomer> {
  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
    token = '',
  ): Promise<z.infer<Schema>> => {
    const response = await fetch(provider + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} has the status ${response.status}.`);
    return schema.parse(await response.json());
  };
  const customer_id = Number(DEMO_PHONE);
  await call(z.unknown(), '/api/customer/send-otp', { customer_id });
  const otp = Number(await codeFor(DEMO_PHONE, provider));
  const { token } = await call(session, '/api/customer/verify-otp', { customer_id, otp });
  const { pathname, searchParams } = new URL(product, provider);
  const product_id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const item = { product_id, material: searchParams.get('material'), quantity: PIECES };
  await call(z.unknown(), '/api/cart', item, token);
  await call(z.unknown(), '/api/cart/updateAddOn', {}, token);
  const [saved] = await call(addresses, '/api/address', undefined, token);
  const ordered = await call(orders, '/api/order/myorders', undefined, token);
  const summary = new URLSearchParams({ step: 'summary', address: saved?.address_label ?? '' });
  return {
    storage: { 'laminate-shop.token': token, 'laminate-shop.phone': DEMO_PHONE },
    pages: [`/checkout?${summary}`, `/orders/${ordered.at(-1)?.order_id}`],
  };
}

/** From the development inbox of the trial's own provider. */
export async function codeFor(phone: string, provider: string): Promise<string> {
  const deadline = performance.now() + CODE_LIMIT;
  while (performance.now() < deadline) {
    const messages = inbox.parse(await (await fetch(`${provider}/dev/messages?to=${phone}`)).json());
    const code = messages.find((message) => message.code !== undefined)?.code;
    if (code !== undefined) return String(code).padStart(4, '0');
    await pause(POLL_MS);
  }
  throw new Error('No login code arrived.');
}
