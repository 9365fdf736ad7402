import { z } from 'zod';
import { logEvent, loggedPath } from '../event-log.ts';
import { createDailyLimit } from '../policy/visitors.ts';
import { receiveReports } from './receive-reports.ts';

/** Bytes. A browser's report is about 1 KB. */
const MAX_REPORT = 16_384;
/** Reports per second of one visitor, so that a single visitor cannot fill the log. */
const REPORT_RATE = 0.5;
/** Lines per day and visitor: what a browser extension blocks is reported with each page. */
const LOGGED_A_DAY = 5;
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

/** PAY-13: logs what the checkout's policy has blocked, without queries, which may contain personal data. */
export function policyReports() {
  const logged = createDailyLimit(LOGGED_A_DAY);
  return receiveReports({
    schema: Report,
    maxSize: MAX_REPORT,
    perSecond: REPORT_RATE,
    note: ({ 'csp-report': sent }, visitor) => {
      if (logged.take(visitor, '') > 0) return true;
      logEvent('policy-report', {
        path: sent['document-uri'],
        directive: sent['effective-directive'] ?? sent['violated-directive'],
        blocked: sent['blocked-uri'],
        source: sent['source-file'],
      });
      return true;
    },
  });
}
