import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { PictureCache } from 'picture-studio';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricConfiguration,
  Registry,
} from 'prom-client';
import type { Overload } from 'shared-contracts/endpoint/overload';
import type { ShopDatabase } from '../database/database.ts';
import type { ApiEnvironment } from '../http/api.ts';
import { countOrders } from '../order/order-store.ts';
import { countUnsentConfirmations } from '../payment/confirmations.ts';
import { countPendingAttempts } from '../payment/payment-attempt-store.ts';
import { countRefunds } from '../payment/refund-store.ts';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']);
/** Seconds: from a list in memory to the limit of the edge server. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Minutes: when a shopper who has paid begins to worry, and when an order that nobody pays has surely failed. */
const UNDECIDED_FOR = [10, 75];
const MINUTE = 60_000;

interface MeasuredShop {
  db: ShopDatabase;
  pictures: Pick<PictureCache, 'state'>;
  now: () => Date;
}

/** Read when they are scraped, each as its labels and its value. */
type Values = readonly (readonly [labels: Record<string, string>, value: number])[];

/** What Prometheus reads of a provider. Labels are route patterns, classes and states, never an address, an id or a phone number. */
export class ProviderMetrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'route' | 'method' | 'status'>;

  constructor({ db, pictures, now }: MeasuredShop, overload: Overload) {
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'provider_request_seconds',
      help: 'Requests, and how long they took.',
      labelNames: ['route', 'method', 'status'],
      buckets: DURATIONS,
      registers: [this.registry],
    });
    this.#read(
      { name: 'provider_refused_total', help: 'Requests refused in a rush.', labelNames: ['class'] },
      () => Object.entries(overload.state().refused).map(([name, count]) => [{ class: name }, count]),
    );
    this.#read({ name: 'provider_pictures_waiting', help: 'Pictures that shoppers wait for.' }, () => [
      [{}, pictures.state().waiting],
    ]);
    this.#read(
      { name: 'provider_picture_restarts_total', help: 'Restarts of the process that composes pictures.' },
      () => [[{}, pictures.state().restarts]],
    );
    this.#read(
      {
        name: 'provider_payments_undecided',
        help: 'Payments without a result for longer than so many minutes.',
        labelNames: ['minutes'],
      },
      () =>
        Promise.all(
          UNDECIDED_FOR.map(async (minutes) => {
            const before = new Date(now().getTime() - minutes * MINUTE);
            return [{ minutes: String(minutes) }, await countPendingAttempts(db, before)] as const;
          }),
        ),
    );
    this.#read(
      {
        name: 'provider_confirmations_unsent',
        help: 'Confirmations of orders that are not sent.',
        labelNames: ['state'],
      },
      async () =>
        Object.entries(await countUnsentConfirmations(db)).map(([state, count]) => [{ state }, count]),
    );
    this.#read({ name: 'provider_refunds', help: 'Refunds by state.', labelNames: ['state'] }, async () =>
      (await countRefunds(db)).map(({ state, count }) => [{ state }, count]),
    );
    this.#read({ name: 'provider_orders', help: 'Orders by status.', labelNames: ['status'] }, async () =>
      (await countOrders(db)).map(({ status, count }) => [{ status }, count]),
    );
  }

  /** Counts and times each request. */
  readonly measure = createMiddleware<ApiEnvironment>(async (context, next) => {
    const began = performance.now();
    await next();
    const { method } = context.req;
    const labels = {
      route: routePath(context, -1),
      method: METHODS.has(method) ? method : 'other',
      status: `${Math.floor(context.res.status / 100)}xx`,
    };
    this.#requests.observe(labels, (performance.now() - began) / 1_000);
  });

  /** Values that cannot be read, as those of a damaged database, are left out. */
  #read(metric: MetricConfiguration<string>, read: () => Values | Promise<Values>): void {
    const Kind = metric.name.endsWith('_total') ? Counter : Gauge;
    new Kind({
      ...metric,
      registers: [this.registry],
      async collect() {
        const values = await Promise.resolve(read()).catch(() => []);
        this.reset();
        for (const [labels, value] of values) this.inc(labels, value);
      },
    });
  }
}
