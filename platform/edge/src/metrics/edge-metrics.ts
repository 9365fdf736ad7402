import type { RequestListener } from 'node:http';
import type { Overload } from 'parts/http/overload';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashesOf } from 'releases/registry/released-set';
import { eventCounts } from '../event-log.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { ServedSet } from '../live/live-pages.ts';
import type { NoteDocument } from '../pages/document-outcome.ts';
import type { NoteCall } from '../proxy/call-outcome.ts';
import type { ReportCounter } from '../reports/report-counter.ts';
import type { Vitals } from '../reports/vitals-reports.ts';
import type { Disk } from './machine.ts';

/** Seconds: the range from a cached document to one that waited for data and rendering. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const MEGABYTE = 2 ** 20;

interface MeasuredEdge {
  current: () => ServedSet | undefined;
  overload: Overload;
  counter: ReportCounter | undefined;
  vitals: Vitals;
  disk: () => Promise<Disk>;
  /** Undefined if no other machine shares what is live. */
  changes: LiveChanges | undefined;
}

type Rows = { labels: Record<string, string>; count: number }[];
/** What is read at each scrape: one number, one per value of a label, or one per combination of labels. */
type Values = number | Readonly<Record<string, number>> | Rows;

/** The metrics of an edge server. Labels are names of pages, classes and live releases, never an address or an id. */
export class EdgeMetrics {
  readonly registry = new Registry();
  readonly #documents: Histogram<'page' | 'outcome'>;
  readonly #calls: Counter<'from' | 'outcome'>;

  constructor({ current, overload, counter, vitals, disk, changes }: MeasuredEdge) {
    this.#documents = new Histogram({
      name: 'edge_document_seconds',
      help: 'Documents, and how long they took to make.',
      labelNames: ['page', 'outcome'],
      buckets: DURATIONS,
      registers: [this.registry],
    });
    this.#calls = new Counter({
      name: 'edge_provider_calls_total',
      help: 'Calls to the provider.',
      labelNames: ['from', 'outcome'],
      registers: [this.registry],
    });
    this.#read('edge_events_total{event}', 'Events of the log.', () => Object.fromEntries(eventCounts()));
    this.#read('edge_refused_total{class}', 'Requests refused in a rush.', () => overload.state().refused);
    const renderer = () => current()?.renderer.state();
    this.#read('edge_renderer_warm', '1 while documents have content.', () =>
      Number(renderer()?.isWarm ?? 0),
    );
    this.#read('edge_renderer_waiting', 'Pages that wait for the renderer.', () => renderer()?.waiting ?? 0);
    this.#read(
      'edge_renderer_restarts_total',
      'Restarts of the live renderer.',
      () => renderer()?.restarts ?? 0,
    );
    this.#read('edge_renderer_bytes{kind}', 'Memory of the renderer.', () => {
      const { heapMegabytes: heap = 0, residentMegabytes: resident } = renderer() ?? {};
      return { heap: heap * MEGABYTE, ...(resident !== undefined && { resident: resident * MEGABYTE }) };
    });
    this.#read('edge_disk_free_bytes', 'Where the data are.', async () => (await disk()).free);
    this.#read('edge_backup_age_seconds', 'Of the newest backup; absent without one.', async () => {
      const { lastBackup } = await disk();
      return lastBackup === undefined ? {} : (Date.now() - lastBackup) / 1_000;
    });
    this.#read(
      'edge_changes_not_followed_seconds',
      'Since changes of other machines arrived; absent without.',
      () => changes?.secondsBehind() ?? {},
    );
    const reported = (kind: 'addresses' | 'reports') => () =>
      Object.entries(hashesOf(current()?.set)).map(([remote, release]) => ({
        labels: { remote, release },
        count: counter?.countOf(`${remote}/${release}`)[kind] ?? 0,
      }));
    this.#read(
      'edge_reported_errors_total{remote,release}',
      'Addresses whose browsers report errors of live releases.',
      reported('addresses'),
    );
    this.#read(
      'edge_error_reports_total{remote,release}',
      'All reports of errors of live releases.',
      reported('reports'),
    );
    const measured = () =>
      vitals.grades().map(({ release: full, ...rest }) => {
        const [remote = '', release = ''] = full.split('/');
        return { ...rest, labels: { remote, release, name: rest.name } };
      });
    this.#read(
      'edge_web_vitals_total{remote,release,name,grade}',
      'Addresses whose browsers measured live releases, by grade.',
      () =>
        measured().flatMap(({ labels, grades }) =>
          Object.entries(grades).map(([grade, count]) => ({ labels: { ...labels, grade }, count })),
        ),
    );
    this.#read(
      'edge_web_vitals_visits_total{remote,release,name}',
      'All measurements of live releases.',
      () => measured().map(({ labels, visits }) => ({ labels, count: visits })),
    );
  }

  readonly noteDocument: NoteDocument = ({ page, outcome, milliseconds }) =>
    this.#documents.observe({ page: page || 'unknown', outcome }, milliseconds / 1_000);

  noteCallsFrom(from: 'visitor' | 'picture' | 'renderer'): NoteCall {
    return (outcome) => this.#calls.inc({ from, outcome });
  }

  /** Serves `/metrics`, including those of the process. */
  listener(): RequestListener {
    collectDefaultMetrics({ register: this.registry });
    return this.#respond;
  }

  readonly #respond: RequestListener = async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await this.registry.metrics();
    response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text);
  };

  /**
   * @param series its name, with its labels, if any
   * @param read returns the values; anything that cannot be read, such as a lost disk, is left out
   */
  #read(series: string, help: string, read: () => Values | Promise<Values>): void {
    const [name = '', ...labelNames] = series.split(/[{},]/).filter(Boolean);
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    new Kind<string>({
      ...{ name, help, labelNames, registers: [this.registry] },
      async collect() {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        this.reset();
        // `reset` sets a metric without labels to 0.
        if (labelNames.length === 0) this.remove();
        for (const { labels, count } of rowsOf(values, labelNames)) this.inc(labels, count);
      },
    });
  }
}

function rowsOf(values: Values, [label = '']: readonly string[]): Rows {
  if (typeof values === 'number') return [{ labels: {}, count: values }];
  if (Array.isArray(values)) return values;
  return Object.entries(values).map(([value, count]) => ({ labels: { [label]: value }, count }));
}
