import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/provider-proxy.ts';

interface ReceivedReports<Report> {
  schema: z.ZodType<Report>;
  /** Bytes of a body. */
  maxSize: number;
  /** Reports per second of one visitor, who may be a carrier's whole network: anybody can send them. */
  perSecond: number;
  /** @returns false for a report that is refused */
  note(report: Report): boolean;
}

/** Takes what browsers report: 204, or 400 when it is not a report, 413 when it is too large, 429 when one visitor sends too many. */
export function receiveReports<Report>({
  schema,
  maxSize,
  perSecond,
  note,
}: ReceivedReports<Report>): [MiddlewareHandler<EdgeVariables>, MiddlewareHandler<EdgeVariables>] {
  const limit = createVisitorLimit(perSecond);
  const receive = createMiddleware<EdgeVariables>(async (c) => {
    const wait = limit.take(visitorNetwork(c.get('visitor')), c.req.path);
    if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) });
    const report = schema.safeParse(await c.req.json().catch(() => undefined));
    return c.body(null, report.success && note(report.data) ? 204 : 400);
  });
  return [bodyLimit({ maxSize }), receive];
}
