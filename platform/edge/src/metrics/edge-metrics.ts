import type { RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Overload } from 'shared-contracts/endpoint/overload';
import { eventCounts } from '../event-log.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { ServedSet } from '../live/live-pages.ts';
import type { NoteDocument } from '../pages/document-outcome.ts';
import type { NoteCall } from '../proxy/call-outcome.ts';
import type { ReportCounter } from '../reports/report-counter.ts';
import type { Vitals } from '../reports/vitals-reports.ts';
import type { Disk } from './machine.ts';

/** Seconds: from a cached document to one that waited for its data and its rendering. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const MEGABYTE = 2 ** 20;

interface MeasuredEdge {
  /** The set that takes traffic. */
  current: () => ServedSet | undefined;
  overload: Overload;
  counter: ReportCounter | undefined;
  vitals: Vitals;
  disk: () => Promise<Disk>;
  /** Undefined where no other machine shares what is live. */
  changes: LiveChanges | undefined;
}

/** Read at each scrape: one number, or one for each value of a label. */
type Values = number | Readonly<Record<string, number>>;

/** What Prometheus reads of an edge server. Labels are names of pages, classes and live releases, never an address or an id. */
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
    const reported = (kind: 'addresses' | 'reports') => () => {
      const { shell, remotes = [] } = current()?.set ?? {};
      return (shell ? [shell, ...remotes] : []).map(({ hash, release: { id } }) => ({
        labels: { remote: id, release: hash },
        count: counter?.countOf(`${id}/${hash}`)[kind] ?? 0,
      }));
    };
    const ofRelease = ['remote', 'release'];
    this.#readRows(
      ['edge_reported_errors_total', 'Addresses whose browsers report errors of live releases.', ofRelease],
      reported('addresses'),
    );
    this.#readRows(
      ['edge_error_reports_total', 'All reports of errors of live releases.', ofRelease],
      reported('reports'),
    );
    const measured = () =>
      vitals.grades().map(({ release: full, ...rest }) => {
        const [remote = '', release = ''] = full.split('/');
        return { ...rest, of: { remote, release, name: rest.name } };
      });
    this.#readRows(
      [
        'edge_web_vitals_total',
        'Addresses whose browsers measured live releases, by grade.',
        [...ofRelease, 'name', 'grade'],
      ],
      () =>
        measured().flatMap(({ of, grades }) =>
          Object.entries(grades).map(([grade, count]) => ({ labels: { ...of, grade }, count })),
        ),
    );
    this.#readRows(
      ['edge_web_vitals_visits_total', 'All measurements of live releases.', [...ofRelease, 'name']],
      () => measured().map(({ of, visits }) => ({ labels: of, count: visits })),
    );
  }

  readonly noteDocument: NoteDocument = ({ page, outcome, milliseconds }) =>
    this.#documents.observe({ page: page || 'unknown', outcome }, milliseconds / 1_000);

  noteCallsFrom(from: 'visitor' | 'picture' | 'renderer'): NoteCall {
    return (outcome) => this.#calls.inc({ from, outcome });
  }

  /** Serves `/metrics`, with those of the process. */
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

  /** A counter with several labels. */
  #readRows(
    [name, help, labelNames]: [name: string, help: string, labelNames: string[]],
    read: () => { labels: Record<string, string>; count: number }[],
  ): void {
    new Counter<string>({
      ...{ name, help, labelNames, registers: [this.registry] },
      collect() {
        this.reset();
        for (const { labels, count } of read()) this.inc(labels, count);
      },
    });
  }

  /**
   * @param series its name, with the label it has, if any
   * @param read a value, or one for each value of the label; what cannot be read, as of a lost disk, is left out
   */
  #read(series: string, help: string, read: () => Values | Promise<Values>): void {
    const [name = '', label] = series.split(/[{}]/);
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    new Kind<string>({
      ...{ name, help, labelNames: label === undefined ? [] : [label], registers: [this.registry] },
      async collect() {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        this.reset();
        // Without a label, a reset writes 0.
        if (label === undefined) this.remove();
        if (typeof values === 'number') this.inc(values);
        else for (const [value, count] of Object.entries(values)) this.inc({ [String(label)]: value }, count);
      },
    });
  }
}
