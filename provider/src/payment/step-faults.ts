import { type LogLine, maskSecrets } from '../http/request-log.ts';

/** Steps that the shop takes for a single order or refund, by itself or with the gateway for a shopper. */
export type Step = 'pay page' | 'question' | 'time to pay' | 'refund' | 'confirmation';

/** A step that failed at its last try. */
export interface StepFault {
  step: Step;
  /** The order or refund; empty if the step failed before it knew its orders. */
  item: string;
  /** The error's message, without phone numbers, codes and tokens. */
  reason: string;
  /** ISO 8601: the time of the first consecutive failure. */
  since: string;
  times: number;
}

/** Milliseconds. Each step is tried again within six hours, so a fault that has not recurred for longer was settled in another way. */
const FORGOTTEN_AFTER = 12 * 60 * 60 * 1000;
/** Most faults that are remembered; the oldest are dropped first. */
const MOST = 500;

/**
 * The failed steps by order (PAY-80). One failing order never holds up the others. Each fault is logged at its first, tenth,
 * hundredth … consecutive failure, counted in the metrics, and listed at `/ops`. In memory, because a restart tries everything again.
 */
export class StepFaults {
  readonly #open = new Map<string, StepFault & { last: number }>();
  readonly #now: () => Date;
  readonly #log: LogLine;
  readonly #isKnown: (error: unknown) => boolean;

  /** @param isKnown whether an error is logged elsewhere, like those of a silent gateway */
  constructor(
    now: () => Date,
    log: LogLine = () => undefined,
    isKnown: (error: unknown) => boolean = () => false,
  ) {
    this.#now = now;
    this.#log = log;
    this.#isKnown = isKnown;
  }

  /** Runs a step of one item. An error is recorded, and does not affect other items. */
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
    // Inserted anew at the end, so that the first entry is always the one whose last failure is longest ago.
    this.#open.delete(key);
    this.#open.set(key, { step, item, reason, since, times, last });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    if (Number.isInteger(Math.log10(times)))
      this.#log(`reconciler: ${step}${item && ` of ${item}`} failed for the ${times}. time. ${reason}`);
  }

  /** The steps that failed at their last try, the longest waiting first. */
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
