import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { ApiEnvironment } from './api.ts';

/** Takes one line of JSON, without its line break. */
export type LogLine = (line: string) => void;

/**
 * One line a request: the pattern of its route, never the address itself, which may hold a phone; no header, no body.
 * A fault of our own adds what happened, with every number that could be a phone or a code masked.
 */
export function requestLog(write: LogLine, now: () => Date) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const started = performance.now();
    await next();
    write(
      JSON.stringify({
        at: now().toISOString(),
        request: context.get('requestId'),
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

/** Phones, codes and tokens as they could stand in an engine's error text. */
export function maskSecrets(text: string): string {
  return text.replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]').replace(/\d{4,}/g, '[number]');
}
