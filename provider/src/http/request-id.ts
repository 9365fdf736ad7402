import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './api.ts';

/** Only a UUID is taken over from a proxy: free text of a caller has no place in the log. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Gives each request an id that stands in its answer and in the log. */
export const requestId = createMiddleware<ApiEnvironment>(async (context, next) => {
  const given = context.req.header('x-request-id');
  const id = given && UUID.test(given) ? given : randomUUID();
  context.set('requestId', id);
  context.header('X-Request-Id', id);
  await next();
});
