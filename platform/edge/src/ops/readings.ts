import { logEvent } from '../event-log.ts';
import type { ProviderReport } from './provider-report.ts';
import { type Metrics, type Series, sumOf } from './series.ts';

/** Number of readings: one a minute, for an hour. Prometheus has older values. */
export const KEPT = 60;
const MINUTE = 60_000;
/** Milliseconds between the start and the first reading. */
const FIRST_AFTER = 5_000;

/** The counters of both servers at one moment, counted since their start. */
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

/** Takes one reading a minute, and keeps those of the last hour in memory. */
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
    // The first reading waits, so that the provider gets no requests for it while pages become warm.
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

  /** @returns in `all`, the readings from the oldest to the present one */
  async upToNow(): Promise<{ now: Reading; all: readonly Reading[] }> {
    const now = await this.#read();
    return { now, all: [...this.#kept, now] };
  }
}

/** @returns undefined if the server did not respond, or has no such series */
export function lastOf(reading: Reading, series: Series): number | undefined {
  const metrics = metricsOf(reading, series);
  return metrics && sumOf(metrics, series);
}

/** The growth of a counter from the first of these readings to the last. @returns undefined if the server responded less than twice */
export function growthOf(readings: readonly Reading[], series: Series): number | undefined {
  const counts = readings.flatMap((reading) => {
    const metrics = metricsOf(reading, series);
    return metrics ? (sumOf(metrics, series) ?? 0) : [];
  });
  if (counts.length < 2) return undefined;
  // A restarted server counts from 0 again.
  return counts.slice(1).reduce((sum, count, index) => {
    const before = counts[index] ?? 0;
    return sum + (count >= before ? count - before : count);
  }, 0);
}

/** Readings within the last minutes, and the one before them, from which the growth is measured. */
export function within(readings: readonly Reading[], minutes: number): readonly Reading[] {
  const from = (readings.at(-1)?.at ?? 0) - minutes * MINUTE;
  const first = readings.findIndex(({ at }) => at > from);
  return readings.slice(Math.max(0, first - 1));
}

/** How busy the event loop was between the last two readings, in percent. */
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
