import { logEvent } from '../event-log.ts';
import type { ProviderReport } from './provider-report.ts';
import { type Metrics, type Series, sumOf } from './series.ts';

/** One hour of readings, one a minute; older values are in Prometheus. */
export const KEPT = 60;
const MINUTE = 60_000;
/** Milliseconds between the start and the first reading. */
const FIRST_AFTER = 5_000;

/** What both servers count since their start, at one moment. */
export interface Reading {
  /** Milliseconds since 1970. */
  at: number;
  edge: Metrics;
  busy: Busy;
  provider: ProviderReport | string;
}

interface Busy {
  active: number;
  idle: number;
}

/** One reading a minute, in memory: those of the last hour. */
export class Readings {
  readonly #read: () => Promise<Reading>;
  readonly #kept: Reading[] = [];
  #first: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(read: () => Promise<Reading>) {
    this.#read = read;
  }

  start(): void {
    const take = () =>
      void this.take().catch((error: unknown) => logEvent('ops-reading-failed', { reason: String(error) }));
    // The provider is not asked while pages become warm.
    this.#first = setTimeout(take, FIRST_AFTER).unref();
    this.#timer = setInterval(take, MINUTE).unref();
  }

  stop(): void {
    clearTimeout(this.#first);
    clearInterval(this.#timer);
  }

  async take(): Promise<void> {
    this.#kept.push(await this.#read());
    if (this.#kept.length > KEPT) this.#kept.shift();
  }

  /** @returns `all` with the oldest first, and that of this moment last */
  async upToNow(): Promise<{ now: Reading; all: readonly Reading[] }> {
    const now = await this.#read();
    return { now, all: [...this.#kept, now] };
  }
}

/** @returns undefined where the server does not answer, or has no such series */
export function lastOf(reading: Reading, series: Series): number | undefined {
  const metrics = metricsOf(reading, series);
  return metrics && sumOf(metrics, series);
}

/** How much a counter has grown from the first of these readings to the last. @returns undefined where the server did not answer twice */
export function growthOf(readings: readonly Reading[], series: Series): number | undefined {
  const counts = readings.flatMap((reading) => {
    const metrics = metricsOf(reading, series);
    return metrics ? (sumOf(metrics, series) ?? 0) : [];
  });
  if (counts.length < 2) return undefined;
  // A server that was started again counts from 0.
  return counts.slice(1).reduce((sum, count, index) => {
    const before = counts[index] ?? 0;
    return sum + (count >= before ? count - before : count);
  }, 0);
}

/** Readings within these minutes, and the one before them, from which counters have grown. */
export function within(readings: readonly Reading[], minutes: number): readonly Reading[] {
  const from = (readings.at(-1)?.at ?? 0) - minutes * MINUTE;
  const first = readings.findIndex(({ at }) => at > from);
  return readings.slice(Math.max(0, first - 1));
}

/** Percent of the time between the last two readings in which the event loop worked. */
export function busyOf(
  readings: readonly Reading[],
  busy: (reading: Reading) => Busy | undefined,
): number | undefined {
  const [before, now] = readings.slice(-2).map(busy);
  if (!(before && now) || now.active < before.active) return undefined;
  const active = now.active - before.active;
  return Math.round((100 * active) / Math.max(1, active + now.idle - before.idle));
}

function metricsOf({ edge, provider }: Reading, [metric]: Series): Metrics | undefined {
  if (!metric.startsWith('provider_')) return edge;
  return typeof provider === 'string' ? undefined : provider.metrics;
}
