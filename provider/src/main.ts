import { loadCatalogue } from 'catalogue/load-catalogue';
import { CatalogueError } from 'catalogue/table/validation-errors';
import { LINGER } from 'parts/http/http-server';
import { startTracing } from 'parts/http/tracing';
import { StartupError } from 'parts/startup-error';
import { stopOnSignals } from 'parts/stop-on-signals';
import { loadDecors, PictureQueue, useImportedTiles } from 'picture-studio';
import { startProvider } from './app/start-provider.ts';
import { watchData } from './app/watch-data.ts';
import { seedDemoCustomer } from './demo/demo-customer.ts';
import { registerWebhook } from './gateway/phonepe-gateway.ts';
import { importedTextures } from './image/shop-pictures.ts';
import { composeFirstPage, keepPicturesWarm } from './image/warm-pictures.ts';
import { WEBHOOK_PATH } from './payment/webhook-routes.ts';
import { settingsFromEnvironment } from './settings/env.ts';
import { printError, printLine } from './settings/print.ts';

/** Milliseconds before further pictures are composed ahead, because the rest of the shop starts at the same time. */
const WARM_UP_DELAY = 2_000;

const queue = new PictureQueue({ log: printLine });
try {
  const settings = settingsFromEnvironment();
  const stopTracing = await startTracing('provider', settings.traceCollector);
  // Starts the picture process while this one reads the catalogue and opens the database.
  if (settings.listPagesAhead > 0) queue.warmUp().catch(() => undefined);
  const catalogue = loadCatalogue();
  loadDecors();
  useImportedTiles(importedTextures(settings));
  const { origin, metricsOrigin, shop, stop } = await startProvider({
    settings,
    catalogue,
    log: printLine,
    queue,
  });
  if (!settings.production) await seedDemoCustomer(shop.db, new Date());
  const stopping = new AbortController();
  stopOnSignals(() => {
    stopping.abort();
    return stop(LINGER).then(stopTracing);
  });
  const { dataFolder: folder, dataCheckInterval: interval, databaseUrl } = settings;
  if (databaseUrl === undefined)
    watchData(shop.condition, { folder, interval, log: printLine, stop: stopping.signal });
  printLine(`provider ready on ${origin}`);
  if (metricsOrigin) printLine(`metrics at ${metricsOrigin}/metrics`);
  const { account, isSandbox } = settings.payment;
  // Ignored when the sandbox is not running: the reconciler asks for results anyway.
  if (isSandbox) registerWebhook(account, `${origin}${WEBHOOK_PATH}`).catch(() => undefined);
  // Errors are ignored: pictures are also composed on demand, and a request reports the error.
  if (settings.listPagesAhead > 0) composeFirstPage(shop).catch(() => undefined);
  const warmUp = { pages: settings.listPagesAhead, log: printLine, stop: stopping.signal };
  setTimeout(() => keepPicturesWarm(shop, warmUp).catch(() => undefined), WARM_UP_DELAY).unref();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof CatalogueError)) throw error;
  printError(error.message);
  await queue.close();
  // An exit code alone is not enough: the channel of a parent may keep the process alive.
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}
