import { existsSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import type { ErrorReport } from 'shared-contracts/document';
import { z } from 'zod';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/provider-proxy.ts';
import type { ReportCounter } from './report-counter.ts';

/** Where browsers report errors. */
export const ERROR_REPORTS_PATH = '/error-reports';

/** Bytes. */
const MAX_REPORT = 4_096;
/** Reports per second of one visitor, who may be a carrier's whole network. A document sends at most ten. */
const REPORT_RATE = 1;

/** Without control characters: an operator's terminal shows it. */
const line = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^\P{C}*$/u);

const Report = z.object({
  release: z.string().regex(/^[a-z][a-z0-9-]*\/[0-9a-f]{16}$/),
  page: line(100),
  sentence: line(200),
  error: line(50).optional(),
  frames: z.array(line(300)).max(5),
}) satisfies z.ZodType<ErrorReport>;

type ErrorReportsOptions = { registry: string; counter: ReportCounter };

/** PROM-171: counts what browsers report of errors. Only of releases that exist, so that the counts are as few. */
export function errorReports({
  registry,
  counter,
}: ErrorReportsOptions): [MiddlewareHandler<EdgeVariables>, MiddlewareHandler<EdgeVariables>] {
  const limit = createVisitorLimit(REPORT_RATE);
  const isRelease = (release: string) => {
    const [id = '', hash = ''] = release.split('/');
    return existsSync(releaseFolder(registry, id, hash));
  };
  const count = createMiddleware<EdgeVariables>(async (c) => {
    const wait = limit.take(visitorNetwork(c.get('visitor')), ERROR_REPORTS_PATH);
    if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) });
    const report = Report.safeParse(await c.req.json().catch(() => undefined));
    if (!report.success || !isRelease(report.data.release)) return c.body(null, 400);
    counter.count(report.data);
    return c.body(null, 204);
  });
  return [bodyLimit({ maxSize: MAX_REPORT }), count];
}
