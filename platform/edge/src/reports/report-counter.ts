import { readReportedErrors, writeReportedErrors } from 'releases/registry/reported-errors';
import type { ErrorReport } from 'shared-contracts/document';
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';
import { createDailyLimit } from '../policy/visitors.ts';

/** Milliseconds between a report and the file that `release status` reads. */
const WRITTEN_AFTER = 1_000;

/** Different errors of a release since the start. Anybody can send reports, and they must fill neither the log nor the memory. */
const MOST_DISTINCT = 50;

/** Reports of one visitor and release in a day that the log and the command `release -- status` show: a document sends at most ten. */
const SHOWN = 10;

interface Reported {
  /** Visitors, each once a day: whoever invents errors counts as one. */
  addresses: number;
  reports: number;
}

export interface ReportCounter {
  /** @param visitor what limits count as one */
  count(report: ErrorReport, visitor: string): void;
  /** @param release `remote/hash` */
  countOf(release: string): Reported;
}

/** Continues the counts of the last start. */
export async function createReportCounter(registry: string): Promise<ReportCounter> {
  const errors = await readReportedErrors(registry);
  const distinct = new Map<string, Map<string, number>>();
  const counted = createDailyLimit(1);
  const shown = createDailyLimit(SHOWN);
  let isWriting = false;

  function countDistinct({ release, page, sentence, error, frames }: ErrorReport): void {
    const counts = distinct.get(release) ?? new Map<string, number>();
    distinct.set(release, counts);
    const key = JSON.stringify([sentence, error, frames]);
    if (!counts.has(key) && counts.size === MOST_DISTINCT) return;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (!isLogged(count)) return;
    logEvent('error-report', { release, page, sentence, error, frames: frames.join(' '), count });
  }

  function writeSoon(): void {
    if (isWriting) return;
    isWriting = true;
    setTimeout(() => {
      isWriting = false;
      // Without the file, `release status` says less.
      writeReportedErrors(registry, errors).catch((error: unknown) =>
        logEvent('reported-errors-not-written', { reason: reasonOf(error) }),
      );
    }, WRITTEN_AFTER).unref();
  }

  return {
    countOf: (release) => {
      const { count = 0, reports = count } = errors[release] ?? {};
      return { addresses: count, reports };
    },
    count(report, visitor) {
      const { release, page, sentence, frames } = report;
      const [id] = release.split('/');
      const [frame] = frames.find((each) => each.startsWith(`${id}/`))?.split(' ') ?? [];
      const before = errors[release];
      const isShown = shown.take(visitor, release) === 0;
      const last = before && !isShown ? before : { at: new Date().toISOString(), page, sentence, frame };
      const count = (before?.count ?? 0) + (counted.take(visitor, release) === 0 ? 1 : 0);
      errors[release] = { ...last, count, reports: (before?.reports ?? before?.count ?? 0) + 1 };
      if (isShown) countDistinct(report);
      writeSoon();
    },
  };
}

/** One line for each distinct error, and further ones when it has become ten times as frequent. */
function isLogged(count: number): boolean {
  return /^10*$/.test(String(count));
}
