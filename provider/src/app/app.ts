import { Hono } from 'hono';
import type { Overload } from 'parts/http/overload';
import { mountAddressRoutes } from '../address/address-routes.ts';
import { mountCartRoutes } from '../cart/cart-routes.ts';
import { mountCustomerRoutes } from '../customer/customer-routes.ts';
import type { ShopDatabase } from '../database/database.ts';
import { isBusy } from '../database/database-errors.ts';
import type { Api, ApiApp, ApiEnvironment } from '../http/api.ts';
import { errorResponse, HttpError } from '../http/http-error.ts';
import {
  bodySizeLimit,
  refuseOtherSites,
  refuseOtherSpellings,
  refuseWhenOverloaded,
  requestId,
  responseHeaders,
  traceRequest,
  trustProxies,
} from '../http/middleware.ts';
import { mountReference } from '../http/reference-routes.ts';
import { type LogLine, requestLog } from '../http/request-log.ts';
import { mountImageRoutes } from '../image/image-routes.ts';
import { mountPictureFiles } from '../image/picture-files.ts';
import { mountOps } from '../metrics/ops-routes.ts';
import type { ProviderMetrics } from '../metrics/provider-metrics.ts';
import { DevInbox } from '../notifications/dev-inbox.ts';
import { mountDevInbox } from '../notifications/dev-inbox-routes.ts';
import { mountOrderRoutes } from '../payment/order-routes.ts';
import { mountWebhook } from '../payment/webhook-routes.ts';
import { mountPincodeLookup } from '../pincode/pincode-routes.ts';
import { mountFilterOptionsRoutes, mountProductRoutes } from '../product/product-routes.ts';
import { sessionOf } from '../session/session-store.ts';
import { TrustedProxies } from '../settings/trusted-proxies.ts';
import { mountShortlistRoutes } from '../shortlist/shortlist-routes.ts';
import { mountSitemap } from '../sitemap/sitemap-routes.ts';
import type { Shop } from './shop.ts';

interface AppOptions {
  log: LogLine;
  isStopping: () => boolean;
  overload: Overload;
  metrics: ProviderMetrics;
}

export function makeApp(shop: Shop, { log, isStopping, overload, metrics }: AppOptions) {
  // Not strict: /api/customer and /api/customer/ are the same endpoint.
  const app = new Hono<ApiEnvironment>({ strict: false });
  app.onError(errorResponse);
  app.use(refuseWhenOverloaded(overload), trustProxies(new TrustedProxies(shop.settings.trustedProxies)));
  app.use(metrics.measure);
  app.use(traceRequest, requestId, requestLog(log, shop.now), responseHeaders(isStopping), bodySizeLimit);
  app.use(refuseOtherSpellings);
  app.use('/api/*', refuseOtherSites);
  app.notFound((context) => errorResponse(new HttpError(404, 'There is nothing at this address.'), context));

  const { db, secrets, now } = shop;
  const api: Api = {
    app,
    sessionOf: (authorization) => sessionOf(authorization, { db, keys: secrets().tokenKeys, now: now() }),
  };
  mountProductRoutes(api, shop);
  mountFilterOptionsRoutes(api, shop);
  mountImageRoutes(api, shop);
  mountCartRoutes(api, shop);
  mountCustomerRoutes(api, shop);
  mountAddressRoutes(api, shop);
  mountShortlistRoutes(api, shop);
  mountOrderRoutes(api, shop);
  mountWebhook(app, shop);
  mountPictureFiles(app, shop);
  mountSitemap(app, shop);
  mountPincodeLookup(app);
  mountReference(app);
  mountHealth(app, shop, { isStopping, overload });
  mountOps(app, shop, metrics);
  if (shop.messages instanceof DevInbox) mountDevInbox(app, shop.messages);
  return app;
}

/**
 * `live`: the process responds. `ready`: the data can also be read and trusted, and the provider is not shutting down. Load balancers ask
 * for `ready`, so a provider that is only busy counts as ready.
 */
function mountHealth(
  app: ApiApp,
  { db, condition, pictures, settings }: Shop,
  { isStopping, overload }: Pick<AppOptions, 'isStopping' | 'overload'>,
): void {
  app.get('/health/live', (context) => context.json({ status: 'live' }));
  app.get('/health/ready', async (context) => {
    if (isStopping())
      throw new HttpError(503, 'The shop is being restarted. Please try again in a moment.', {
        retryAfter: 1,
      });
    condition.demandUsable();
    await demandReadable(db);
    const restarts = settings.restarts ?? 0;
    return context.json({ status: 'ready', restarts, pictures: pictures.state(), load: overload.state() });
  });
}

/** @throws the database's error, unless all its connections are merely busy. */
async function demandReadable(db: ShopDatabase): Promise<void> {
  try {
    await db.selectFrom('catalogue_state').select('hash').executeTakeFirstOrThrow();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
