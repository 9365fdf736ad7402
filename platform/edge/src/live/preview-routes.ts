import type { Context, Handler, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { POLICY } from 'releases/policy';
import type { ReleasedSet } from 'releases/registry/released-set';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import { END_OF_PREVIEW, PREVIEW_PATH } from '../document/preview-banner.ts';
import { type PageRouteOptions, pageRoute } from '../pages/page-route.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import type { Previews } from './previews.ts';

/** A cookie with the token of the preview that a browser sees. */
const COOKIE = 'preview';
/** Caches must not keep a preview, and search engines must not list it. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

interface PreviewRoutesOptions extends Pick<PageRouteOptions, 'policySources'> {
  previews: Previews;
  isHttps: boolean;
}

/** Mounts the addresses that begin and end a preview, its documents, and the refusal of calls that could lead to a payment. */
export function mountPreviews(app: Hono<EdgeVariables>, options: PreviewRoutesOptions): void {
  const { previews, policySources, isHttps } = options;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const;

  app.get(END_OF_PREVIEW, (c) => {
    deleteCookie(c, COOKIE, cookie);
    return c.body(null, 303, { ...HEADERS, Location: '/' });
  });
  app.get(`${PREVIEW_PATH}/:token`, async (c) => {
    const token = c.req.param('token');
    const found = await previewOf(previews, token);
    if (typeof found === 'string') return refuse(c, found);
    const maxAge = Math.ceil((found.preview.expires - Date.now()) / 1_000);
    setCookie(c, COOKIE, token, { ...cookie, maxAge });
    return c.body(null, 303, { ...HEADERS, Location: '/' });
  });
  // If the payment script is served by the shop itself, it is the sandbox's, with which no money moves.
  if (policySources.payment.script !== undefined)
    app.on('POST', [...POLICY.paymentCalls], async (c, next) => {
      if (getCookie(c, COOKIE) === undefined) return next();
      return c.json({ message: NO_PAYMENT }, 403, HEADERS);
    });
}

const NO_PAYMENT = 'This is a preview of the shop, in which nobody pays. Leave the preview to buy.';

/** The documents of a browser that has begun a preview. */
export function previewDocuments({
  previews,
  policySources,
}: Pick<PreviewRoutesOptions, 'previews' | 'policySources'>): Handler<EdgeVariables> {
  return async (c, next) => {
    const token = getCookie(c, COOKIE);
    if (token === undefined) return next();
    const found = await previewOf(previews, token);
    if (typeof found === 'string') {
      deleteCookie(c, COOKIE, { path: '/' });
      return refuse(c, found);
    }
    const { pages } = found.served;
    const response = await pageRoute({ currentPages: () => pages, policySources })(c, next);
    for (const [name, value] of Object.entries(HEADERS)) response?.headers.set(name, value);
    return response;
  };
}

/** @returns the set of this browser's preview; undefined without one */
export async function previewedSet(c: Context, previews: Previews): Promise<ReleasedSet | undefined> {
  const token = getCookie(c, COOKIE);
  const found = token === undefined ? undefined : await previewOf(previews, token);
  return typeof found === 'object' ? found.served.set : undefined;
}

/** @returns the preview, or a sentence that says why the token is refused */
function previewOf(previews: Previews, token: string) {
  return previews.of(token).catch((error: unknown) => {
    if (error instanceof ReleaseRefused) return error.message;
    throw error;
  });
}

function refuse(c: Context, reason: string): Response {
  return c.html(plainPage('No preview', reason, { to: '/', label: 'Go to the shop' }), 403, HEADERS);
}
