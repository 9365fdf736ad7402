import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Catalogue } from 'catalogue';
import { GracefulStop, LONG_GRACE, listen, REQUEST_LIMITS } from 'parts/http/http-server';
import { Overload } from 'parts/http/overload';
import { answerUnreadable } from 'parts/http/unreadable-request';
import { PictureQueue } from 'picture-studio';
import { DataCondition } from '../database/data-condition.ts';
import { openData } from '../database/migrations/open-data.ts';
import { watchHolidays } from '../days/watch-holidays.ts';
import { GatewayError, type PaymentGateway } from '../gateway/payment-gateway.ts';
import { PhonePeGateway } from '../gateway/phonepe-gateway.ts';
import type { LogLine } from '../http/request-log.ts';
import { shopPictures } from '../image/shop-pictures.ts';
import { type MetricsServer, serveMetrics } from '../metrics/metrics-server.ts';
import { ProviderMetrics } from '../metrics/provider-metrics.ts';
import { openDevInbox } from '../notifications/dev-inbox.ts';
import { SmsGateway } from '../notifications/sms-gateway.ts';
import { isPayment } from '../payment/order-routes.ts';
import { Reconciler } from '../payment/reconciler.ts';
import { StepFaults } from '../payment/step-faults.ts';
import { RESTORE_TABLES, seedCatalogue } from '../product/seed-catalogue.ts';
import { LiveShelf } from '../product/shelf/live-shelf.ts';
import { LiveSecrets } from '../settings/live-secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { makeApp } from './app.ts';
import { endTimesToCome, watchClock } from './clock-watch.ts';
import type { Shop } from './shop.ts';

export interface ProviderParts {
  settings: Settings;
  catalogue: Catalogue;
  log: LogLine;
  /** Overridden by tests. */
  now?: () => Date;
  /** By default, the configured one. */
  gateway?: PaymentGateway;
  /** Composes the pictures. A running provider closes it when it stops. */
  queue?: PictureQueue;
}

export interface RunningProvider {
  /** `http://host:port` */
  origin: string;
  /** Where `/metrics` is; undefined where the settings name no port for it. */
  metricsOrigin: string | undefined;
  shop: Shop;
  /**
   * Accepts no new connections, lets open requests finish, and closes the database.
   * @param linger milliseconds for which idle connections stay open
   */
  stop(linger?: number): Promise<void>;
}

/**
 * Opens the database, which the first start creates and seeds, and listens.
 * @throws {StartupError} with one sentence for the operator when it cannot start.
 */
export async function startProvider({
  settings,
  catalogue,
  log,
  now = () => new Date(),
  gateway = new PhonePeGateway(settings.payment.account, now, log),
  queue = new PictureQueue({ log }),
}: ProviderParts): Promise<RunningProvider> {
  const condition = new DataCondition();
  const db = await openData(settings, condition, log);
  let metricsServer: MetricsServer | undefined;
  try {
    if (await seedCatalogue(db, catalogue, now()))
      log(`catalogue: a newer version’s is kept. ${RESTORE_TABLES} replaces it by this version’s.`);
    const pictures = shopPictures(settings, queue, log);
    const shelf = new LiveShelf(db, catalogue.synonyms);
    // Loaded before the first request, because reading a large catalogue takes a second.
    await shelf.current();
    const secrets = new LiveSecrets(settings, log);
    const shop: Shop = {
      db,
      condition,
      settings,
      secrets: () => secrets.current(),
      messages: settings.smsGateway ? new SmsGateway(settings.smsGateway) : await openDevInbox(db, now),
      gateway,
      // While the gateway is silent, its errors are not logged for each order: the gateway itself logs its silence once.
      faults: new StepFaults(
        now,
        log,
        (error) => error instanceof GatewayError && gateway.silentSince !== undefined,
      ),
      unmarked: new Map(),
      pictures,
      shelf,
      now,
    };
    let stopped: Promise<void> | undefined;
    const overload = new Overload(({ refused }) =>
      log(JSON.stringify({ at: now().toISOString(), event: 'overload', refused })),
    );
    const metrics = new ProviderMetrics(shop, overload);
    const app = makeApp(shop, { log, isStopping: () => stopped !== undefined, overload, metrics });
    if (settings.metrics) metricsServer = await serveMetrics(metrics.registry, settings.metrics);
    await endTimesToCome(shop);
    const server = createAdaptorServer({ fetch: app.fetch, serverOptions: REQUEST_LIMITS }) as Server;
    server.on('clientError', answerUnreadable);
    // A stop waits for payments, as only their requests know their state. They call the gateway at most twice.
    const graceful = new GracefulStop(server, isPayment);
    const origin = await listen(server, { ...settings, variable: 'PROVIDER_PORT' });
    const endClockWatch = watchClock(shop, log);
    const endHolidayWatch = watchHolidays(shop, log);
    const reconciler = new Reconciler(shop, settings.payment.pollInterval);
    const stop = (linger = 0) => {
      endClockWatch();
      endHolidayWatch();
      const roundEnded = Promise.race([reconciler.stop(), pause(LONG_GRACE, undefined, { ref: false })]);
      stopped ??= Promise.all([graceful.begin(linger), metricsServer?.stop(), roundEnded])
        .then(() => overload.close())
        .then(() => pictures.close())
        .then(() => db.destroy());
      return stopped;
    };
    return { origin, metricsOrigin: metricsServer?.origin, shop, stop };
  } catch (error) {
    await metricsServer?.stop();
    await db.destroy();
    throw error;
  }
}
