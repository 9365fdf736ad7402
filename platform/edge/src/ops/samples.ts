import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Disk } from '../metrics/machine.ts';
import { bucketsOf, type Metrics, p99, sumOf } from './metric-values.ts';
import type { ProviderReport } from './provider-report.ts';

/** A day of minutes. */
export const KEPT = 1_440;
const MINUTE = 60_000;
/** Milliseconds between the start and the first reading. */
const FIRST_AFTER = 5_000;

const sample = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  documents: z.number(),
  /** Documents without content, or a part of it. */
  incomplete: z.number(),
  /** Milliseconds. */
  documentP99: z.number().optional(),
  refused: z.number(),
  /** Errors that browsers reported. */
  errors: z.number(),
  /** Of calls to the provider but for pictures: unreachable, late, or with a 5xx. */
  failedCalls: z.number(),
  /** Of what follows nothing is known while the provider does not answer. */
  requests: z.number().optional(),
  failures: z.number().optional(),
  requestP99: z.number().optional(),
  orders: z.number().optional(),
  /** Percent of the minute in which the event loop worked. */
  edgeBusy: z.number(),
  providerBusy: z.number().optional(),
  /** Megabytes of both servers and the processes of renderer and pictures. */
  memory: z.number(),
  freeGigabytes: z.number(),
});

/** What happened in one minute. */
export type Sample = z.infer<typeof sample>;

/** What is read each minute; counts are those since the start of either server. */
export interface Reading {
  at: number;
  edge: Metrics;
  edgeBusy: { active: number; idle: number };
  edgeMegabytes: number;
  provider: ProviderReport | string;
  disk: Disk;
}

const FAILED = new Set<unknown>(['unreachable', 'late', '5xx']);
const isIncomplete = ({ outcome }: { outcome?: unknown }) =>
  outcome === 'without content' || outcome === 'in part';
/** A picture is composed in its own time, by another process. */
const isNoPicture = ({ route }: { route?: unknown }) => !String(route).startsWith('/images');

/** The last day, minute by minute. It is kept in a file, so that it is there after a restart. */
export class Samples {
  readonly #file: string;
  readonly #read: () => Promise<Reading>;
  readonly #rows: Sample[] = [];
  #lines = 0;
  #before: Reading | undefined;
  #first: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param file a JSON object in each line */
  constructor(file: string, read: () => Promise<Reading>) {
    this.#file = file;
    this.#read = read;
  }

  /** The oldest first; minutes in which the edge server did not run are missing. */
  rows(): readonly Sample[] {
    return this.#rows;
  }

  /** Reads the file, and then takes a sample each minute. */
  async start(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    this.#rows.push(...text.split('\n').flatMap(parsed).slice(-KEPT));
    await this.#rewrite();
    const take = () => void this.take().catch(() => undefined);
    // The provider is not asked while pages become warm.
    this.#first = setTimeout(take, FIRST_AFTER).unref();
    this.#timer = setInterval(take, MINUTE).unref();
  }

  stop(): void {
    clearTimeout(this.#first);
    clearInterval(this.#timer);
  }

  /** Notes what happened since the last reading. */
  async take(): Promise<void> {
    const now = await this.#read();
    const row = this.#before && difference(this.#before, now);
    this.#before = now;
    if (!row) return;
    this.#rows.push(row);
    if (this.#rows.length > KEPT) this.#rows.shift();
    this.#lines += 1;
    if (this.#lines > 2 * KEPT) await this.#rewrite();
    // A full disk is told on the page itself.
    else await appendFile(this.#file, `${JSON.stringify(row)}\n`, { mode: 0o600 }).catch(() => undefined);
  }

  async #rewrite(): Promise<void> {
    const text = this.#rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const draft = `${this.#file}.draft`;
    // On a full disk, the file stays as it is.
    await writeFile(draft, text, { mode: 0o600 })
      .then(() => rename(draft, this.#file))
      .catch(() => undefined);
    this.#lines = this.#rows.length;
  }
}

function parsed(line: string): Sample[] {
  try {
    const { success, data } = sample.safeParse(JSON.parse(line));
    return success ? [data] : [];
  } catch {
    return [];
  }
}

export function difference(before: Reading, now: Reading): Sample {
  const grown = (count: (metrics: Metrics) => number) => growth(count(before.edge), count(now.edge));
  const documents = (metrics: Metrics) => bucketsOf(metrics, 'edge_document_seconds');
  return {
    at: now.at,
    documents: grown((edge) => sumOf(edge, 'edge_document_seconds_count')),
    incomplete: grown((edge) => sumOf(edge, 'edge_document_seconds_count', isIncomplete)),
    documentP99: inMilliseconds(p99(grownBuckets(documents(before.edge), documents(now.edge)))),
    refused: grown((edge) => sumOf(edge, 'edge_refused_total')),
    errors: grown((edge) => sumOf(edge, 'edge_reported_errors_total')),
    failedCalls: grown((edge) =>
      sumOf(
        edge,
        'edge_provider_calls_total',
        ({ from, outcome }) => from !== 'picture' && FAILED.has(outcome),
      ),
    ),
    ...ofProvider(before.provider, now.provider),
    edgeBusy: percent(before.edgeBusy, now.edgeBusy),
    memory: now.edgeMegabytes + (typeof now.provider === 'string' ? 0 : memoryOf(now.provider)),
    freeGigabytes: Math.round(now.disk.free / 1e7) / 100,
  };
}

function ofProvider(before: ProviderReport | string, now: ProviderReport | string): Partial<Sample> {
  if (typeof now === 'string') return {};
  const known = typeof before === 'string' || before.busy.active > now.busy.active ? undefined : before;
  const grown = (count: (metrics: Metrics) => number) =>
    growth(known ? count(known.metrics) : 0, count(now.metrics));
  const buckets = (metrics: Metrics) => bucketsOf(metrics, 'provider_request_seconds', isNoPicture);
  const orders = (report: ProviderReport) => sumOf(report.metrics, 'provider_orders');
  return {
    requests: grown((metrics) => sumOf(metrics, 'provider_request_seconds_count')),
    failures: grown((metrics) =>
      sumOf(metrics, 'provider_request_seconds_count', ({ status }) => status === '5xx'),
    ),
    requestP99: inMilliseconds(p99(grownBuckets(known ? buckets(known.metrics) : {}, buckets(now.metrics)))),
    // All that the database has: before the first reading, nothing says which are new.
    orders: typeof before === 'string' ? undefined : growth(orders(before), orders(now)),
    providerBusy: percent(known?.busy ?? { active: 0, idle: 0 }, now.busy),
  };
}

/** A server that was started again counts from 0. */
function growth(before: number, now: number): number {
  return now >= before ? now - before : now;
}

function grownBuckets(before: Record<string, number>, now: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(now).map(([limit, count]) => [limit, growth(before[limit] ?? 0, count)]),
  );
}

function percent(before: Reading['edgeBusy'], now: Reading['edgeBusy']): number {
  const active = now.active - before.active;
  const all = active + now.idle - before.idle;
  return all > 0 ? Math.round((100 * active) / all) : 0;
}

function memoryOf({ megabytes, pictures }: ProviderReport): number {
  return megabytes + (pictures.residentMegabytes ?? 0);
}

function inMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.round(seconds * 1_000);
}
