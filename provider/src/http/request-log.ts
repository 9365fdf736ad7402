import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { currentTraceId } from 'parts/http/tracing';
import type { ApiEnvironment } from './api.ts';

/** Writes one line. The line break is added. */
export type LogLine = (line: string) => void;

/**
 * Logs each request as one line of JSON, with the route's pattern instead of the URL, which may hold a phone number,
 * and without headers or body. A recorded trace is included. An internal error adds its stack, with phone numbers, codes and tokens masked.
 */
export function requestLog(write: LogLine, now: () => Date) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const started = performance.now();
    await next();
    write(
      JSON.stringify({
        at: now().toISOString(),
        request: context.get('requestId'),
        trace: currentTraceId(),
        method: context.req.method,
        route: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
        ...faultOf(context.get('fault')),
      }),
    );
  });
}

function faultOf(fault: unknown): { fault: string } | undefined {
  if (fault === undefined) return undefined;
  return { fault: maskSecrets(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)) };
}

/** Masks the phone numbers, codes and tokens that a database error may quote. */
export function maskSecrets(text: string): string {
  return text.replace(/[\w.-]+/g, maskToken).replace(/\d{4,}/g, '[number]');
}

/** A token begins with `eyJ`, and has three parts with dots between them. */
function maskToken(word: string): string {
  const [before = '', ...token] = word.split('eyJ');
  return token.join('').split('.').length > 2 ? `${before}[token]` : word;
}
