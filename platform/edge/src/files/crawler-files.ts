import type { Context, Handler, Hono } from 'hono';
import { compress } from 'hono/compress';
import { escapeHtml } from '../document/markup.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';

const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };
const XML = { ...ONE_HOUR, 'Content-Type': 'application/xml; charset=utf-8' };

interface CrawlerFilesOptions {
  publicUrl: string;
  /** Paths and queries of the pages that always exist. Products are in the provider's sitemaps. */
  sitemapPaths: () => readonly string[];
  proxy: Handler<EdgeVariables>;
}

/** No page is disallowed: a crawler must read a page to see its `noindex`. */
function robots(publicUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
}

function pageSitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => escapeHtml(new URL(path, publicUrl).href));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Our provider has a sitemap index, which lists the product sitemaps and the pages' sitemap. Foreign providers may have none. */
function hasSitemap({ status, ok, headers }: Response): boolean {
  if (ok) return /[/+]xml\b/.test(headers.get('Content-Type') ?? '');
  // Other failures are passed on, so that the crawler tries again.
  return status !== 404 && status !== 405;
}

/** Mounts the files for search engines: `/robots.txt` and the sitemaps. */
export function mountCrawlerFiles(app: Hono<EdgeVariables>, options: CrawlerFilesOptions): void {
  const { publicUrl, sitemapPaths, proxy } = options;
  const sendPageSitemap = (c: Context) => c.body(pageSitemap(sitemapPaths(), publicUrl), 200, XML);

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, ONE_HOUR));
  app.get('/sitemap-pages.xml', sendPageSitemap);
  app.get('/:file{sitemap-products-[0-9]+\\.xml}', compress(), proxy);
  app.get('/sitemap.xml', async (c, next) => {
    const response = await proxy(c, next);
    if (response instanceof Response && hasSitemap(response)) return response;
    await response?.body?.cancel();
    return sendPageSitemap(c);
  });
}
