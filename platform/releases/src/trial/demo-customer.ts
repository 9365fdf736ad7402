import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { POLICY } from '../policy.ts';
import type { PhoneStorage } from './phone.ts';

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
  const { calls, customer, pages, payment } = POLICY;
  const customer_id = Number(customer.phone);
  await call(z.unknown(), calls.sendCode, { customer_id });
  const otp = Number(await codeFor(customer.phone, provider));
  const { token } = await call(session, calls.logIn, { customer_id, otp });
  const { pathname, searchParams } = new URL(product, provider);
  const product_id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const item = { product_id, material: searchParams.get(POLICY.product.parameter), quantity: PIECES };
  await call(z.unknown(), calls.cart, item, token);
  await call(z.unknown(), calls.addOn, {}, token);
  const [saved] = await call(addresses, calls.addresses, undefined, token);
  const ordered = await call(orders, calls.orders, undefined, token);
  const summary = new URLSearchParams({ step: 'summary', address: saved?.address_label ?? '' });
  return {
    storage: customer.storage(token, customer.phone),
    pages: [`${payment.path}?${summary}`, `${pages.order}/${ordered.at(-1)?.order_id}`],
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
