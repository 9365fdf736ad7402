import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';

// biome-ignore lint/suspicious/noExplicitAny: a test's expectations say what a response body is.
type Json = any;

interface CallResponse {
  status: number;
  body: Json;
  headers: Headers;
}

interface CallerOptions {
  token?: string;
  /** The network address, sent as X-Forwarded-For. */
  address?: string;
}

/** Calls endpoints of a running provider like a storefront. */
export function caller(origin: string, { token, address }: CallerOptions = {}) {
  return async <E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
    idempotencyKey?: string,
  ): Promise<CallResponse> => {
    const url = new URL(endpoint.path, origin);
    for (const [name, value] of Object.entries(request.query ?? {})) {
      for (const one of [value].flat()) url.searchParams.append(name, String(one));
    }
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(address && { 'X-Forwarded-For': address }),
      },
      body: request.body && JSON.stringify(request.body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

/** The newest code for a phone in the dev inbox. */
export async function inboxCode(origin: string, phone: number): Promise<number> {
  const messages: { code?: number }[] = await getJson(`${origin}/dev/messages?to=${phone}`);
  const code = messages.find((message) => message.code !== undefined)?.code;
  if (code === undefined) throw new Error(`The dev inbox holds no code for ${phone}.`);
  return code;
}

/** The JSON at a URL outside the contract. */
export async function getJson(url: string): Promise<Json> {
  return await (await fetch(url)).json();
}

export async function loggedIn(origin: string, phone: number) {
  const call = caller(origin);
  await call(sendOtp, { body: { customer_id: phone } });
  const { body } = await call(verifyOtp, {
    body: { customer_id: phone, otp: await inboxCode(origin, phone) },
  });
  return Object.assign(caller(origin, { token: body.token }), { token: String(body.token) });
}
