import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { logEvent, loggedPath } from '../event-log.ts';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/provider-proxy.ts';

/** Bytes. A browser's report is about 1 KB. */
const MAX_REPORT = 16_384;
/** Reports per second of one visitor: anybody can send reports, and they must not fill the log. */
const REPORT_RATE = 0.5;
/** Characters of a reported value in the log. */
const MAX_LOGGED = 200;

const reportText = z.string().transform((text) => loggedPath(text)?.slice(0, MAX_LOGGED));

const Report = z.object({
  'csp-report': z.object({
    'document-uri': reportText.optional(),
    'effective-directive': reportText.optional(),
    'violated-directive': reportText.optional(),
    'blocked-uri': reportText.optional(),
    'source-file': reportText.optional(),
  }),
});

/** PAY-13: logs what the policy of the checkout has blocked, without queries, which may hold personal data. */
export function policyReports(): [MiddlewareHandler<EdgeVariables>, MiddlewareHandler<EdgeVariables>] {
  const limit = createVisitorLimit(REPORT_RATE);
  const log = createMiddleware<EdgeVariables>(async (c) => {
    const wait = limit.take(visitorNetwork(c.get('visitor')), POLICY_REPORT);
    if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) });
    const report = Report.safeParse(await c.req.json().catch(() => undefined));
    if (!report.success) return c.body(null, 400);
    const sent = report.data['csp-report'];
    logEvent(POLICY_REPORT, {
      path: sent['document-uri'],
      directive: sent['effective-directive'] ?? sent['violated-directive'],
      blocked: sent['blocked-uri'],
      source: sent['source-file'],
    });
    return c.body(null, 204);
  });
  return [bodyLimit({ maxSize: MAX_REPORT }), log];
}

const POLICY_REPORT = 'policy-report';
