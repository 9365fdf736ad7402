import type { RequestListener } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricConfiguration,
  Registry,
} from 'prom-client';
import type { Overload } from 'shared-contracts/endpoint/overload';
import { eventCounts } from '../event-log.ts';
import type { ServedSet } from '../live/live-pages.ts';
import type { NoteDocument } from '../pages/document-outcome.ts';
import type { NoteCall } from '../proxy/call-outcome.ts';
import type { ReportCounter } from '../reports/report-counter.ts';

/** Seconds: from a cached document to one that waited for its data and its rendering. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const MEGABYTE = 2 ** 20;

interface MeasuredEdge {
  /** The set that takes traffic. */
  current: () => ServedSet | undefined;
  overload: Overload;
  counter: ReportCounter | undefined;
}

type Values = readonly (readonly [labels: Record<string, string>, value: number | undefined])[];

/** What Prometheus reads of an edge server. Labels are names of pages, classes and live releases, never an address or an id. */
export class EdgeMetrics {
  readonly #registry = new Registry();
  readonly #documents: Histogram<'page' | 'outcome'>;
  readonly #calls: Counter<'from' | 'outcome'>;

  constructor({ current, overload, counter }: MeasuredEdge) {
    collectDefaultMetrics({ register: this.#registry });
    this.#documents = new Histogram({
      name: 'edge_document_seconds',
      help: 'Documents, and how long they took to make.',
      labelNames: ['page', 'outcome'],
      buckets: DURATIONS,
      registers: [this.#registry],
    });
    this.#calls = new Counter({
      name: 'edge_provider_calls_total',
      help: 'Calls to the provider.',
      labelNames: ['from', 'outcome'],
      registers: [this.#registry],
    });
    this.#read({ name: 'edge_events_total', help: 'Events of the log.', labelNames: ['event'] }, () =>
      [...eventCounts()].map(([event, count]) => [{ event }, count]),
    );
    this.#read(
      { name: 'edge_refused_total', help: 'Requests refused in a rush.', labelNames: ['class'] },
      () => Object.entries(overload.state().refused).map(([name, count]) => [{ class: name }, count]),
    );
    const renderer = () => current()?.renderer.state();
    this.#read({ name: 'edge_renderer_warm', help: '1 while documents have content.' }, () => [
      [{}, Number(renderer()?.isWarm ?? false)],
    ]);
    this.#read({ name: 'edge_renderer_waiting', help: 'Pages that wait for the renderer.' }, () => [
      [{}, renderer()?.waiting],
    ]);
    this.#read({ name: 'edge_renderer_restarts_total', help: 'Restarts of the live set’s renderer.' }, () => [
      [{}, renderer()?.restarts],
    ]);
    this.#read({ name: 'edge_renderer_bytes', help: 'Memory of the renderer.', labelNames: ['kind'] }, () => {
      const { heapMegabytes, residentMegabytes } = renderer() ?? {};
      return [
        [{ kind: 'heap' }, heapMegabytes && heapMegabytes * MEGABYTE],
        [{ kind: 'resident' }, residentMegabytes && residentMegabytes * MEGABYTE],
      ];
    });
    this.#read(
      {
        name: 'edge_reported_errors_total',
        help: 'Errors that browsers report of live releases.',
        labelNames: ['remote', 'release'],
      },
      () => {
        const { shell, remotes = [] } = current()?.set ?? {};
        return [shell, ...remotes].flatMap((stored) => {
          if (!stored) return [];
          const labels = { remote: stored.release.id, release: stored.hash };
          return [[labels, counter?.countOf(`${labels.remote}/${labels.release}`)] as const];
        });
      },
    );
  }

  readonly noteDocument: NoteDocument = ({ page, outcome, milliseconds }) =>
    this.#documents.observe({ page: page || 'unknown', outcome }, milliseconds / 1_000);

  noteCallsFrom(from: 'visitor' | 'picture' | 'renderer'): NoteCall {
    return (outcome) => this.#calls.inc({ from, outcome });
  }

  /** Serves `/metrics`. */
  readonly respond: RequestListener = async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await this.#registry.metrics();
    response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text);
  };

  /** Values are read at each scrape; those that are undefined are left out. */
  #read(metric: MetricConfiguration<string>, read: () => Values): void {
    const Kind = metric.name.endsWith('_total') ? Counter : Gauge;
    new Kind({
      ...metric,
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [labels, value] of read()) {
          if (value === undefined) this.remove(labels);
          else this.inc(labels, value);
        }
      },
    });
  }
}
