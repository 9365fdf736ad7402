import type { Context } from 'hono';
import type { VitalsReport } from 'shared-contracts/document';
import { z } from 'zod';
import { createDailyLimit } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { receiveReports } from './receive-reports.ts';

export const VITALS_PATH = '/vitals';

/** Bytes. */
const MAX_REPORT = 4_096;
/** Reports per second of one visitor. A page sends one when the visitor leaves it. */
const REPORT_RATE = 1;
/** Number of values of each kind and release that are kept: the newest ones. */
const KEPT = 500;

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
type VitalName = (typeof NAMES)[number];

/** The highest good value and the lowest poor one, by the rating of web.dev. */
const GRADES: Record<VitalName, readonly [number, number]> = {
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  INP: [200, 500],
  LCP: [2_500, 4_000],
  TTFB: [800, 1_800],
};
type Grade = 'good' | 'needs improvement' | 'poor';

const Reports = z
  .array(
    z.object({
      release: z.string().max(100),
      name: z.enum(NAMES),
      /** At most an hour. */
      value: z.number().nonnegative().max(3_600_000),
    }),
  )
  .max(50) satisfies z.ZodType<VitalsReport[]>;

/** The value that three quarters of the visits to a release do not exceed. */
export interface VitalsSummary {
  name: VitalName;
  /** Number of values that were sent. */
  visits: number;
  /** Number of visitors, each of whom has one value a day, so that nobody changes a grade alone. */
  addresses: number;
  /** The 75th percentile of the last 500 values, in milliseconds; for CLS, a number without a unit. */
  p75: number;
  grade: Grade;
}

interface Kept {
  values: number[];
  grades: Record<Grade, number>;
  visits: number;
  addresses: number;
}

/** What browsers have measured of the live releases since the start. */
export class Vitals {
  readonly #isLive: (release: string) => boolean;
  /** `<release> <name>` → its values. */
  readonly #kept = new Map<string, Kept>();
  readonly #counted = createDailyLimit(1);

  /** @param isLive whether `<id>/<hash>` takes traffic: nothing is kept of other releases */
  constructor(isLive: (release: string) => boolean) {
    this.#isLive = isLive;
  }

  /** @param visitor the network that limits count as one */
  note({ release, name, value }: VitalsReport, visitor: string): void {
    if (!this.#isLive(release)) return;
    const key = `${release} ${name}`;
    const none = {
      values: [],
      grades: { good: 0, 'needs improvement': 0, poor: 0 },
      visits: 0,
      addresses: 0,
    };
    const kept = this.#kept.get(key) ?? none;
    this.#kept.set(key, kept);
    kept.visits += 1;
    if (this.#counted.take(visitor, key) > 0) return;
    kept.values[kept.addresses % KEPT] = value;
    kept.addresses += 1;
    kept.grades[gradeOf(name, value)] += 1;
  }

  /** The vitals of a release. */
  of(release: string): VitalsSummary[] {
    return NAMES.flatMap((name) => {
      const kept = this.#kept.get(`${release} ${name}`);
      if (!kept) return [];
      const sorted = kept.values.toSorted((a, b) => a - b);
      const p75 = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
      const { visits, addresses } = kept;
      return [{ name, visits, addresses, p75, grade: gradeOf(name, p75) }];
    });
  }

  /** The number of addresses per grade, and of all visits. Forgets releases that are no longer live. */
  grades(): { release: string; name: string; visits: number; grades: Readonly<Record<Grade, number>> }[] {
    return [...this.#kept].map(([key, { grades, visits }]) => {
      const [release = '', name = ''] = key.split(' ');
      if (!this.#isLive(release)) this.#kept.delete(key);
      return { release, name, visits, grades };
    });
  }

  /** @param noteReports called with the reports of one page, whose release may not be one that is counted */
  receive(noteReports?: (c: Context<EdgeVariables>, reports: readonly VitalsReport[]) => void) {
    return receiveReports({
      schema: Reports,
      maxSize: MAX_REPORT,
      perSecond: REPORT_RATE,
      note: (reports, visitor, c) => {
        for (const report of reports) this.note(report, visitor);
        noteReports?.(c, reports);
        return true;
      },
    });
  }
}

function gradeOf(name: VitalName, value: number): Grade {
  const [good, poor] = GRADES[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}
