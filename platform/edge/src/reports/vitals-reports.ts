import type { Context } from 'hono';
import type { VitalsReport } from 'shared-contracts/document';
import { z } from 'zod';
import { createDailyLimit } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { receiveReports } from './receive-reports.ts';

export const VITALS_PATH = '/vitals';

/** Bytes. */
const MAX_REPORT = 4_096;
/** Reports per second of one visitor. A page sends one when it is left. */
const REPORT_RATE = 1;
/** Values of each kind and release that are kept, the newest ones. */
const KEPT = 500;

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
type VitalName = (typeof NAMES)[number];

/** Up to which a value is good, and from which on it is poor: as web.dev rates them. */
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
      /** An hour at most. */
      value: z.number().nonnegative().max(3_600_000),
    }),
  )
  .max(50) satisfies z.ZodType<VitalsReport[]>;

/** The value of a release that three of four visits keep to. */
export interface VitalsSummary {
  name: VitalName;
  /** Values that were sent. */
  visits: number;
  /** Visitors, of whom one value counts a day: nobody moves a grade alone. */
  addresses: number;
  /** The 75th percentile of the last 500. Milliseconds; of CLS a number without unit. */
  p75: number;
  grade: Grade;
}

interface Kept {
  values: number[];
  grades: Record<Grade, number>;
  visits: number;
  addresses: number;
}

/** What browsers measured of the live releases, since the start. */
export class Vitals {
  readonly #isLive: (release: string) => boolean;
  /** `<release> <name>` → its values. */
  readonly #kept = new Map<string, Kept>();
  readonly #counted = createDailyLimit(1);

  /** @param isLive whether `<id>/<hash>` takes traffic: of no other release is anything kept */
  constructor(isLive: (release: string) => boolean) {
    this.#isLive = isLive;
  }

  /** @param visitor what limits count as one */
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

  /** The vitals that were measured of a release. */
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

  /** How many addresses of each grade, and visits in all. Lets go of releases that are no longer live. */
  grades(): { release: string; name: string; visits: number; grades: Readonly<Record<Grade, number>> }[] {
    return [...this.#kept].map(([key, { grades, visits }]) => {
      const [release = '', name = ''] = key.split(' ');
      if (!this.#isLive(release)) this.#kept.delete(key);
      return { release, name, visits, grades };
    });
  }

  /** @param noteReports is told those of one page, whose release may be none that is counted */
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
