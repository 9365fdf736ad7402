import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';

interface ReceivedReports<Report> {
  schema: z.ZodType<Report>;
  /** Bytes of a body. */
  maxSize: number;
  /** Reports per second of one visitor, who may be a carrier's whole network: anybody can send them. */
  perSecond: number;
  /**
   * @param visitor what limits count as one
   * @returns false for a report that is refused
   */
  note(report: Report, visitor: string, c: Context<EdgeVariables>): boolean;
}

/**
 * Takes what browsers report: 204, or 400 when it is not a report, 403 from a page of another site, 413 when it is too large, 429 when one
 * visitor sends too many.
 */
export function receiveReports<Report>({
  schema,
  maxSize,
  perSecond,
  note,
}: ReceivedReports<Report>): [MiddlewareHandler<EdgeVariables>, MiddlewareHandler<EdgeVariables>] {
  const limit = createVisitorLimit(perSecond);
  const receive = createMiddleware<EdgeVariables>(async (c) => {
    if (!isOfOwnPage(c)) return c.body(null, 403);
    const visitor = visitorNetwork(c.get('visitor'));
    const wait = limit.take(visitor, c.req.path);
    if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) });
    const report = schema.safeParse(await c.req.json().catch(() => undefined));
    return c.body(null, report.success && note(report.data, visitor, c) ? 204 : 400);
  });
  return [bodyLimit({ maxSize }), receive];
}

/** Whether a page of this shop sends it, as far as the browser says so: a page of another site must not invent what its visitors report. */
function isOfOwnPage({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('Origin');
  // A policy's report may have an opaque origin.
  if (origin === undefined || origin === 'null') return true;
  return URL.parse(origin)?.host === new URL(req.url).host;
}
