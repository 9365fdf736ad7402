import type { Endpoint, EndpointRequest, EndpointResponse } from 'shared-contracts/endpoint';
import { env } from '../env.ts';

interface CallOptions {
  /** The origin of another server through which the provider is called. */
  origin?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * Calls the provider directly: to learn what a page must show, or to fill a cart before the page is opened.
 * @throws for any status but 2xx
 */
export async function callProvider<E extends Endpoint>(
  { method, path, response }: E,
  { query, body }: EndpointRequest<E>,
  token?: string,
  { origin = env.providerOrigin, idempotencyKey, signal }: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const parameters = Object.entries(query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const received = await fetch(`${origin}${path}?${new URLSearchParams(parameters)}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!received.ok) throw new Error(`${method} ${path} responded with ${received.status}`);
  return response.parse(await received.json()) as EndpointResponse<E>;
}
