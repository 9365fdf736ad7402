import { setTimeout as pause } from 'node:timers/promises';
import { type CallProvider, type DemoCustomer, POLICY } from '../policy.ts';
import type { PhoneStorage } from './phone.ts';

const POLL_MS = 100;
/** Milliseconds. A busy machine takes seconds to send a code. */
const CODE_LIMIT = 20_000;

/**
 * Logs the demo customer in and puts a product into the cart.
 * @throws Error when the provider refuses a call
 */
export function demoCustomer(provider: string, product: string): Promise<DemoCustomer> {
  return POLICY.customer(callsOf(provider), (phone) => codeFor(phone, provider), new URL(product, provider));
}

/** The session of a new customer, who has these products in the cart and has never ordered. */
export function newCustomer(provider: string, products: readonly string[]): Promise<PhoneStorage> {
  const addresses = products.map((product) => new URL(product, provider));
  return POLICY.newCustomer(callsOf(provider), (phone) => codeFor(phone, provider), addresses);
}

/** The login code in the dev inbox of the trial's provider. */
export async function codeFor(phone: string, provider: string): Promise<string> {
  const deadline = performance.now() + CODE_LIMIT;
  while (performance.now() < deadline) {
    const code = await POLICY.sentCode(callsOf(provider), phone);
    if (code !== undefined) return code;
    await pause(POLL_MS);
  }
  throw new Error('No login code arrived.');
}

function callsOf(provider: string): CallProvider {
  return async (schema, path, body, token) => {
    const response = await fetch(provider + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} has the status ${response.status}.`);
    return schema.parse(await response.json());
  };
}
