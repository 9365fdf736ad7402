import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';

export interface ApiEnvironment {
  Bindings: HttpBindings;
  Variables: { requestId: string; trustedProxies: TrustedProxies; fault?: unknown };
}

export type ApiApp = Hono<ApiEnvironment>;

export interface Session {
  jti: string;
  customer_id: number;
}

export interface Api {
  app: ApiApp;
  /** The session of an Authorization header; throws the contract's 401. */
  sessionOf(authorization: string | undefined): Promise<Session>;
}
