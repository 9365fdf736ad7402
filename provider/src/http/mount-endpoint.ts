import type { Context } from 'hono';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { input, output, ZodMiniType } from 'zod/mini';
import type { Api, ApiEnvironment, Session } from './api.ts';
import { clientAddress } from './client-address.ts';
import { readRequest } from './read-request.ts';

export interface OpenRequest<Query, Body> {
  query: Query;
  body: Body;
  /** The shopper's network address, for limits. */
  origin: string;
}

export type CustomerRequest<Query, Body> = OpenRequest<Query, Body> & { session: Session };

/** Mounts a call that anybody may make. Method, path and both schemas come from the endpoint; `answer` gets checked input. */
export function mountOpen<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  api: Api,
  endpoint: Endpoint<Q, B, R>,
  answer: (request: OpenRequest<output<Q>, output<B>>) => Promise<input<R>> | input<R>,
): void {
  if (endpoint.needsLogin) throw new Error(`${endpoint.name} needs a login`);
  api.app.on(endpoint.method, route(endpoint), async (context) => {
    const request = await readRequest(context.req, endpoint);
    return success(context, endpoint, await answer({ ...request, origin: addressOf(context) }));
  });
}

/** Mounts a call that needs a login. Who asks is the session's customer, whatever the request says. */
export function mountForCustomer<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  api: Api,
  endpoint: Endpoint<Q, B, R>,
  answer: (request: CustomerRequest<output<Q>, output<B>>) => Promise<input<R>> | input<R>,
): void {
  if (!endpoint.needsLogin) throw new Error(`${endpoint.name} needs no login`);
  api.app.on(endpoint.method, route(endpoint), async (context) => {
    const session = await api.sessionOf(context.req.header('authorization'));
    const request = await readRequest(context.req, endpoint);
    return success(context, endpoint, await answer({ ...request, origin: addressOf(context), session }));
  });
}

/** The app takes a request's last slash off before it looks for the route. */
function route({ path }: Endpoint): string {
  return path.replace(/\/$/, '');
}

function success(context: Context<ApiEnvironment>, { successStatus }: Endpoint, answer: unknown): Response {
  // Prices and carts change: nobody between provider and browser may keep an answer.
  return context.body(JSON.stringify(answer), successStatus, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
}

function addressOf(context: Context<ApiEnvironment>): string {
  return clientAddress(context.env.incoming.socket.remoteAddress, context.req.header('x-forwarded-for'));
}
