import type { Context } from 'hono';
import type { ApiApp, ApiEnvironment } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { publicOrigin } from '../http/proxy-headers.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { pageSitemap, sitemapIndex } from './sitemap-document.ts';
import { countProductFiles, productPagesOf } from './sitemap-store.ts';

const FILE_NAME = /^sitemap-products-([1-9]\d{0,4})\.xml$/;
const ONE_HOUR = 'public, max-age=3600';

/**
 * `/sitemap.xml` and the product sitemaps that it lists; the edge server serves the sitemap of the other pages. URLs
 * begin with the shop's public origin, so without the edge server, a request gets a 404.
 */
export function mountSitemap(app: ApiApp, shop: ProductSource): void {
  app.get('/sitemap.xml', async (context) => {
    const origin = shopOrigin(context);
    const files = Array.from({ length: await countProductFiles(shop) }, (_, place) => place + 1);
    const names = ['sitemap-pages.xml', ...files.map((file) => `sitemap-products-${file}.xml`)];
    return xmlResponse(context, sitemapIndex(names.map((name) => `${origin}/${name}`)));
  });

  app.get('/:file{sitemap-products-.+}', async (context) => {
    const origin = shopOrigin(context);
    const [, file] = FILE_NAME.exec(context.req.param('file')) ?? [];
    const pages = file ? await productPagesOf(shop, Number(file), origin) : [];
    if (pages.length === 0) throw noSitemap();
    return xmlResponse(context, pageSitemap(pages));
  });
}

function shopOrigin(context: Context<ApiEnvironment>): string {
  const peer = context.env.incoming.socket.remoteAddress;
  const origin = publicOrigin(peer, context.req.header('x-public-origin'), context.get('trustedProxies'));
  if (!origin) throw noSitemap();
  return origin;
}

function noSitemap(): HttpError {
  return new HttpError(404, 'There is no such sitemap.');
}

function xmlResponse(context: Context, xml: string): Response {
  return context.body(xml, 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Cache-Control': ONE_HOUR,
  });
}
