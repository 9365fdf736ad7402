import type { Context, Handler, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { EdgeVariables } from '../proxy/provider-proxy.ts';
import { pageSitemap } from './page-sitemap.ts';

const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };
const XML = { ...ONE_HOUR, 'Content-Type': 'application/xml; charset=utf-8' };

interface CrawlerFilesOptions {
  /** The shop's address as visitors type it. */
  publicUrl: string;
  askProvider: Handler<EdgeVariables>;
}

/** No page is disallowed: one that may not be read cannot say that it is to stay out of the index. */
function robots(publicUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
}

/** Our provider answers with an index of product sitemaps and the pages' one; to others the address means nothing. */
function hasSitemap({ status, ok, headers }: Response): boolean {
  if (ok) return /[/+]xml\b/.test(headers.get('Content-Type') ?? '');
  // A provider that fails is no provider without a sitemap: a crawler asks again.
  return status !== 404 && status !== 405;
}

/** Mounts what search engines ask for: `/robots.txt` and the sitemaps. */
export function mountCrawlerFiles(app: Hono<EdgeVariables>, options: CrawlerFilesOptions): void {
  const { publicUrl, askProvider } = options;
  const answerPages = (c: Context) => c.body(pageSitemap(publicUrl), 200, XML);

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, ONE_HOUR));
  app.get('/sitemap-pages.xml', answerPages);
  app.get('/:file{sitemap-products-[0-9]+\\.xml}', compress(), askProvider);
  app.get('/sitemap.xml', async (c, next) => {
    const answer = await askProvider(c, next);
    if (answer instanceof Response && hasSitemap(answer)) return answer;
    await answer?.body?.cancel();
    return answerPages(c);
  });
}
