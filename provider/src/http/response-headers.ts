import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './api.ts';

/** No answer is ever run or framed as a page, but for the few pages that bring a policy of their own. */
export const responseHeaders = (isStopping: () => boolean) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // Whoever keeps a connection open asks the next provider the next time.
    if (isStopping()) headers.set('Connection', 'close');
  });
