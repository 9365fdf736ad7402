import type { MiddlewareHandler } from 'hono';
import { OVERLOAD, type Overload } from 'parts/http/overload';
import type { EdgeVariables } from '../proxy/edge-request.ts';

/** Refuses calls and pictures while this server cannot keep up. Documents are never refused, because cached ones cost little. */
export function refuseWhenOverloaded(overload: Overload): MiddlewareHandler<EdgeVariables> {
  return async (c, next) => {
    const leave = overload.enter(c.req.path);
    if (leave) {
      c.env.outgoing.once('close', leave);
      return next();
    }
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(OVERLOAD.retryAfter) };
    return c.json({ message: OVERLOAD.message }, 503, headers);
  };
}
