import { readReportedErrors, writeReportedErrors } from 'releases/registry/reported-errors';
import type { ErrorReport } from 'shared-contracts/document';
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';
import { createDailyLimit } from '../policy/visitors.ts';

/** Milliseconds from a report to the writing of the file that `release status` reads. */
const WRITTEN_AFTER = 1_000;

/** Number of different errors of a release since the start. Limited, because anybody can send reports, which must not fill log and memory. */
const MOST_DISTINCT = 50;

/** Reports of one visitor and release that are logged and shown by `release -- status` in a day. A document sends at most ten. */
const SHOWN = 10;

interface Reported {
  /** Number of visitors, each counted once a day: somebody who invents errors counts as one. */
  addresses: number;
  reports: number;
}

export interface ReportCounter {
  /** @param visitor the network that limits count as one */
  count(report: ErrorReport, visitor: string): void;
  /** @param release `remote/hash` */
  countOf(release: string): Reported;
}

/** The counts continue after a restart. */
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
      // Errors are only logged: without the file, `release status` shows less.
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

/** One line for each distinct error, and another one whenever it has become ten times as frequent. */
function isLogged(count: number): boolean {
  return /^10*$/.test(String(count));
}
