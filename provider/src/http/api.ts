import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Session } from './session.ts';

export interface ApiEnvironment {
  Bindings: HttpBindings;
  Variables: { requestId: string; fault?: unknown };
}

export type ApiApp = Hono<ApiEnvironment>;

/** What the routes of the contract are mounted on. */
export interface Api {
  app: ApiApp;
  /** The session of an Authorization header; throws the 401 of the contract. */
  sessionOf(authorization: string | undefined): Promise<Session>;
}
