import { existsSync } from 'node:fs';
import type { Context } from 'hono';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import type { ErrorReport } from 'shared-contracts/document';
import { z } from 'zod';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { receiveReports } from './receive-reports.ts';
import type { ReportCounter } from './report-counter.ts';

export const ERROR_REPORTS_PATH = '/error-reports';

/** Bytes. */
const MAX_REPORT = 4_096;
/** Reports per second of one visitor. A document sends at most ten. */
const REPORT_RATE = 1;

/** A text without control characters, because an operator's terminal shows it. */
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

/** PROM-171, PROM-304: counts the errors that browsers report, but only of releases that exist, which limits the number of counts. */
export function errorReports({
  registry,
  counter,
  noteError,
}: {
  registry: string;
  counter: ReportCounter;
  /** Called with the release that caused the error. */
  noteError?: (c: Context<EdgeVariables>, release: string) => void;
}) {
  return receiveReports({
    schema: Report,
    maxSize: MAX_REPORT,
    perSecond: REPORT_RATE,
    note: (report, visitor, c) => {
      const [id = '', hash = ''] = report.release.split('/');
      if (!existsSync(releaseFolder(registry, id, hash))) return false;
      counter.count(report, visitor);
      noteError?.(c, report.release);
      return true;
    },
  });
}
