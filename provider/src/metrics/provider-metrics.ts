import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Overload } from 'parts/http/overload';
import type { PictureCache } from 'picture-studio';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ShopDatabase } from '../database/database.ts';
import { daysWithoutHolidays } from '../days/watch-holidays.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { ApiEnvironment } from '../http/api.ts';
import { countOrders } from '../order/order-store.ts';
import { countUnsentConfirmations } from '../payment/confirmations.ts';
import { countPendingAttempts } from '../payment/payment-attempt-store.ts';
import { countRefunds } from '../payment/refund-store.ts';
import type { StepFaults } from '../payment/step-faults.ts';
import type { Settings } from '../settings/settings.ts';
import { seldom } from './seldom.ts';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']);
/** Buckets in seconds, from a list in memory to the edge server's time limit. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Minutes after which a paid shopper begins to worry, and after which an unpaid order has certainly failed. */
const UNDECIDED_FOR = [10, 75] as const;
const MINUTE = 60_000;

interface MeasuredShop {
  db: ShopDatabase;
  pictures: Pick<PictureCache, 'state'>;
  gateway: Pick<PaymentGateway, 'silentSince'>;
  faults: Pick<StepFaults, 'count'>;
  settings: Pick<Settings, 'holidays'>;
  now: () => Date;
}

/** Called at each scrape: one number, or one for each value of a label. */
type Values = number | Readonly<Record<string, number>>;

/** The metrics of a provider for Prometheus. Labels are route patterns, classes and states, never an address, an id or a phone number. */
export class ProviderMetrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'route' | 'method' | 'status'>;

  constructor({ db, pictures, gateway, faults, settings, now }: MeasuredShop, overload: Overload) {
    this.#requests = new Histogram({
      name: 'provider_request_seconds',
      help: 'Requests, and how long they took.',
      labelNames: ['route', 'method', 'status'],
      buckets: DURATIONS,
      registers: [this.registry],
    });
    this.#read(
      'provider_refused_total{class}',
      'Requests refused in a rush.',
      () => overload.state().refused,
    );
    const composing = () => pictures.state();
    this.#read('provider_pictures_waiting', 'Pictures that shoppers wait for.', () => composing().waiting);
    this.#read(
      'provider_picture_restarts_total',
      'Restarts of the picture process.',
      () => composing().restarts,
    );
    this.#read('provider_picture_store_total{outcome}', 'Calls of the store of pictures.', () => ({
      ...composing().store,
    }));
    this.#read(
      'provider_gateway_silent_seconds',
      'For how long the payment gateway has not answered.',
      () => {
        const { silentSince } = gateway;
        return silentSince === undefined ? 0 : (now().getTime() - silentSince.getTime()) / 1_000;
      },
    );
    this.#read(
      'provider_payments_undecided{minutes}',
      'Payments without a result for so many minutes.',
      async () => {
        const before = (minutes: number) => new Date(now().getTime() - minutes * MINUTE);
        const [some, many] = UNDECIDED_FOR;
        return {
          [some]: await countPendingAttempts(db, before(some)),
          [many]: await countPendingAttempts(db, before(many)),
        };
      },
    );
    this.#read('provider_confirmations_unsent{state}', 'Confirmations that are not sent.', () =>
      countUnsentConfirmations(db),
    );
    this.#read(
      'provider_days_without_holidays',
      'Days of the next half year whose holidays are not known.',
      () => daysWithoutHolidays({ db, settings, now }),
    );
    this.#read('provider_steps_failing{step}', 'Orders and refunds for which a step failed.', () =>
      faults.count(),
    );
    this.#read('provider_refunds{state}', 'Refunds by state.', () => countRefunds(db));
    this.#read(
      'provider_orders{status}',
      'Orders by status.',
      seldom(() => countOrders(db)),
    );
  }

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

  /**
   * @param series the metric's name, with its label, if any
   * @param read returns a value, or one for each value of the label. If it fails, as with a damaged database, the metric is left out
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
        if (typeof values === 'number') this.inc(values);
        else for (const [value, count] of Object.entries(values)) this.inc({ [String(label)]: value }, count);
      },
    });
  }
}
