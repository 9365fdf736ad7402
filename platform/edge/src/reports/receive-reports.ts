import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';

interface ReceivedReports<Report> {
  schema: z.ZodType<Report>;
  /** Maximum size of a body in bytes. */
  maxSize: number;
  /** Reports per second of one visitor, who may be a carrier's whole network. Limited, because anybody can send reports. */
  perSecond: number;
  /**
   * @param visitor the network that limits count as one
   * @returns false if the report is refused
   */
  note(report: Report, visitor: string, c: Context<EdgeVariables>): boolean;
}

/**
 * Receives reports of browsers. Responds with 204, or with 400 for anything else, 403 to a page of another site, 413 when a report is too
 * large, and 429 when one visitor sends too many.
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

/** Whether a page of this shop sends it, as far as the browser says so. Pages of other sites must not invent reports of their visitors. */
function isOfOwnPage({ req }: Context): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('Origin');
  // Reports of a policy may have an opaque origin.
  if (origin === undefined || origin === 'null') return true;
  return URL.parse(origin)?.host === new URL(req.url).host;
}
