import type { Context } from 'hono';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { input, output, ZodMiniType } from 'zod/mini';
import type { Api, ApiEnvironment, Session } from './api.ts';
import { clientAddress, publicOrigin } from './proxy-headers.ts';
import { readRequest } from './read-request.ts';

export interface OpenRequest<Query, Body> {
  query: Query;
  body: Body;
  /** The shopper's network address, for rate limits. */
  origin: string;
}

export type CustomerRequest<Query, Body> = OpenRequest<Query, Body> & {
  session: Session;
  idempotencyKey: string | undefined;
  /** The shop's origin as the shopper's browser knows it, such as `https://shop.example`; undefined without a proxy. */
  shopOrigin: string | undefined;
};

/** Mounts an endpoint that needs no login. Its schemas validate the request before `respond` is called. */
export function mountOpen<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  api: Api,
  endpoint: Endpoint<Q, B, R>,
  respond: (request: OpenRequest<output<Q>, output<B>>) => Promise<input<R>> | input<R>,
): void {
  if (endpoint.needsLogin) throw new Error(`${endpoint.name} needs a login`);
  api.app.on(endpoint.method, route(endpoint), async (context) => {
    const request = await readRequest(context.req, endpoint);
    return success(context, endpoint, await respond({ ...request, origin: addressOf(context) }));
  });
}

/** Mounts an endpoint that needs a login. The customer is always that of the session, whatever the request contains. */
export function mountForCustomer<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  api: Api,
  endpoint: Endpoint<Q, B, R>,
  respond: (request: CustomerRequest<output<Q>, output<B>>) => Promise<input<R>> | input<R>,
): void {
  if (!endpoint.needsLogin) throw new Error(`${endpoint.name} needs no login`);
  api.app.on(endpoint.method, route(endpoint), async (context) => {
    const session = await api.sessionOf(context.req.header('authorization'));
    const request = await readRequest(context.req, endpoint);
    const response = await respond({
      ...request,
      origin: addressOf(context),
      session,
      idempotencyKey: context.req.header('idempotency-key'),
      shopOrigin: publicOrigin(
        context.env.incoming.socket.remoteAddress,
        context.req.header('x-public-origin'),
        context.get('trustedProxies'),
      ),
    });
    return success(context, endpoint, response);
  });
}

/** Hono's non-strict mode removes a request's trailing slash before it matches routes. */
function route({ path }: Endpoint): string {
  return path.replace(/\/$/, '');
}

function success(context: Context<ApiEnvironment>, { successStatus }: Endpoint, body: unknown): Response {
  // Prices and carts change, so no cache may store a response.
  return context.body(JSON.stringify(body), successStatus, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
}

function addressOf(context: Context<ApiEnvironment>): string {
  return clientAddress(
    context.env.incoming.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    context.get('trustedProxies'),
  );
}
