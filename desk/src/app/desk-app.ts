import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { ApiApp, ApiEnvironment } from 'provider/http/api';
import { HttpError, httpErrorFor } from 'provider/http/http-error';
import { bodySizeLimit, requestId, trustProxies } from 'provider/http/middleware';
import { requestLog } from 'provider/http/request-log';
import { DevInbox } from 'provider/notifications/dev-inbox';
import { mountDevInbox } from 'provider/notifications/dev-inbox-routes';
import { TrustedProxies } from 'provider/settings/trusted-proxies';
import {
  recogniseStaff,
  refuseCustomers,
  refuseForeignForms,
  refuseOtherNames,
  staffAlone,
} from '../access/refuse-strangers.ts';
import { mountAudit } from '../audit/audit-routes.ts';
import type { Desk, DeskApp, DeskContext, DeskEnvironment } from '../context/desk.ts';
import { mountCoupons } from '../coupons/coupon-routes.ts';
import { mountDays } from '../days/day-routes.ts';
import { mountExport } from '../export/export-routes.ts';
import { mountFees } from '../fees/fee-routes.ts';
import { mountLogin } from '../login/login-routes.ts';
import { mountOrders } from '../orders/order-routes.ts';
import { mountShipping } from '../orders/ship-routes.ts';
import { renderPage } from '../page/page.ts';
import { FONTS, POLICY, STYLE_PATH, STYLES } from '../page/styles.ts';
import { mountPrint } from '../print/print-routes.ts';
import { mountPriceFile, priceFileLimit } from '../products/price-file-routes.ts';
import { mountProducts } from '../products/product-routes.ts';

/** For style sheets and fonts, which hold nothing secret. */
const KEPT = 'public, max-age=604800';

/** The order matters: what is mounted before `staffAlone` needs no login. */
export function makeDesk(desk: Desk): DeskApp {
  const app = new Hono<DeskEnvironment>();
  app.onError(problemPage);
  app.notFound((context) => problemPage(new HttpError(404, 'There is nothing at this address.'), context));
  app.use(async (context, next) => {
    context.set('desk', desk);
    await next();
  });
  app.use(requestId, requestLog(desk.log, desk.now), deskHeaders);
  app.use((context, next) =>
    (context.req.path.startsWith('/prices') ? priceFileLimit : bodySizeLimit)(context, next),
  );
  app.use(trustProxies(new TrustedProxies(desk.settings.trustedProxies)));
  app.use(refuseOtherNames, refuseCustomers);
  app.get(STYLE_PATH, (context) =>
    context.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': KEPT }),
  );
  for (const [path, font] of FONTS)
    app.get(path, (context) =>
      context.body(font, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': KEPT }),
    );
  // The cast is safe: its routes use only variables that both kinds of apps have.
  if (desk.messages instanceof DevInbox) mountDevInbox(app as unknown as ApiApp, desk.messages);
  app.use(recogniseStaff, refuseForeignForms);
  mountLogin(app, desk);
  app.use(staffAlone);
  mountOrders(app, desk);
  mountShipping(app, desk);
  mountPrint(app);
  mountProducts(app, desk);
  mountPriceFile(app, desk);
  mountCoupons(app, desk);
  mountFees(app, desk);
  mountDays(app, desk);
  mountExport(app, desk);
  mountAudit(app, desk);
  return app;
}

/** The referrer is kept for `same-origin`: with none at all, browsers send forms without their origin. */
const deskHeaders = createMiddleware<DeskEnvironment>(async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('X-Robots-Tag', 'noindex');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', POLICY);
});

/** The page for an error, with a link back. Details go to the log only. */
async function problemPage(cause: unknown, context: DeskContext): Promise<Response> {
  // Thrown by Hono's own middleware.
  if (cause instanceof HTTPException) return cause.getResponse();
  const { status, message, retryAfter } =
    cause instanceof HttpError ? cause : httpErrorFor(cause, context as unknown as Context<ApiEnvironment>);
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  return await renderPage(
    context,
    { title: status === 404 ? 'Not found' : 'That did not work', status },
    html`<p class="problem" role="alert">${message}</p>
<p><a class="button" href="/">${context.get('staff') ? 'To the orders' : 'To the login'}</a></p>`,
  );
}
