import { type LogLine, maskSecrets } from '../http/request-log.ts';

/** What the shop does for one order or refund by itself, or has the gateway do for a shopper. */
export type Step = 'pay page' | 'question' | 'time to pay' | 'refund' | 'confirmation';

/** A step that failed at its last try. */
export interface StepFault {
  step: Step;
  /** An order, or a refund; empty for a step that failed before it knew its orders. */
  item: string;
  /** A sentence of the error, without phone numbers, codes and tokens. */
  reason: string;
  /** ISO 8601: of the first failure in a row. */
  since: string;
  times: number;
}

/** Milliseconds: each step is tried again within six hours. What has not failed for longer was settled in another way. */
const FORGOTTEN_AFTER = 12 * 60 * 60 * 1000;
/** Faults that are remembered; the oldest are dropped first. */
const MOST = 500;

/**
 * What failed for which order (PAY-80): one that fails never holds up the others. Each fault is logged at its first, tenth,
 * hundredth … time in a row, counted in the metrics, and listed at `/ops`. In memory: a restart tries everything again.
 */
export class StepFaults {
  readonly #open = new Map<string, StepFault & { last: number }>();
  readonly #now: () => Date;
  readonly #log: LogLine;
  readonly #isKnown: (error: unknown) => boolean;

  /** @param isKnown whether an error has been told otherwise, as those of a gateway that is silent */
  constructor(
    now: () => Date,
    log: LogLine = () => undefined,
    isKnown: (error: unknown) => boolean = () => false,
  ) {
    this.#now = now;
    this.#log = log;
    this.#isKnown = isKnown;
  }

  /** Runs a step of one item. What it throws is noted, and ends nothing else. */
  async contain(step: Step, item: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.clear(step, item);
    } catch (error) {
      this.note(step, item, error);
    }
  }

  /** Forgets the fault of a step that has succeeded. */
  clear(step: Step, item: string): void {
    this.#open.delete(keyOf(step, item));
  }

  note(step: Step, item: string, error: unknown): void {
    if (this.#isKnown(error)) return;
    const key = keyOf(step, item);
    const last = this.#now().getTime();
    const before = this.#open.get(key);
    const times = (before?.times ?? 0) + 1;
    const reason = maskSecrets(error instanceof Error ? error.message : String(error));
    const since = before?.since ?? new Date(last).toISOString();
    // Added again at the end: the first one is then the one that has not failed for longest.
    this.#open.delete(key);
    this.#open.set(key, { step, item, reason, since, times, last });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    if (Number.isInteger(Math.log10(times)))
      this.#log(`reconciler: ${step}${item && ` of ${item}`} failed for the ${times}. time. ${reason}`);
  }

  /** Those that failed at their last try, the longest waiting first. */
  list(): StepFault[] {
    const forgotten = this.#now().getTime() - FORGOTTEN_AFTER;
    return [...this.#open.values()]
      .filter(({ last }) => last > forgotten)
      .map(({ last: _, ...fault }) => fault)
      .toSorted((one, other) => one.since.localeCompare(other.since));
  }

  count(): Record<Step, number> {
    const counts: Record<Step, number> = {
      'pay page': 0,
      question: 0,
      'time to pay': 0,
      refund: 0,
      confirmation: 0,
    };
    for (const { step } of this.list()) counts[step] += 1;
    return counts;
  }
}

function keyOf(step: Step, item: string): string {
  return `${step} ${item}`;
}
