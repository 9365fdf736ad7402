import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { ReleasedSet } from '../registry/released-set.ts';
import type { PolicySources } from './content-security-policy.ts';
import { mountCrawlerFiles } from './crawler-files.ts';
import { pageRoute } from './page-route.ts';
import type { PageStore } from './page-store.ts';
import { type EdgeVariables, providerProxy } from './provider-proxy.ts';
import { releaseFiles, rootFiles } from './release-files.ts';
import { securityHeaders } from './security-headers.ts';

const PROVIDER_PATHS = [
  '/api/*',
  '/images/*',
  '/pincode/*',
  '/pay/*',
  '/dev/*',
  '/openapi.json',
  '/reference/*',
];
const PROVIDER_LIMIT_MS = 15_000;
/** Product ids may hold dots and digits; an extension begins with a letter. */
const NAMES_A_FILE = /\.[A-Za-z][A-Za-z0-9]{0,9}$/;

export interface EdgeOptions {
  registry: string;
  provider: URL;
  /** The shop's address as visitors type it. */
  publicUrl: string;
  currentSet(): Promise<ReleasedSet | undefined>;
  pages: PageStore;
  policySources: PolicySources;
}

/** Everything that the edge server answers, most special first. */
export function edgeApp(options: EdgeOptions): Hono<EdgeVariables> {
  const { registry, provider, publicUrl, currentSet, pages } = options;
  const app = new Hono<EdgeVariables>();
  app.use(requestId(), securityHeaders({ isHttps: publicUrl.startsWith('https:') }));

  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', async (c) => {
    const set = await currentSet();
    const state = { serial: set?.serial, pagesWithoutContent: pages.pagesWithoutContent() };
    return set
      ? c.json({ status: 'ready', ...state })
      : c.json({ status: 'nothing is released', ...state }, 503);
  });

  const askProvider = providerProxy({ provider, publicUrl, timeLimit: PROVIDER_LIMIT_MS });
  app.on('ALL', PROVIDER_PATHS, compress(), askProvider);
  mountCrawlerFiles(app, { publicUrl, askProvider });

  app.get('/releases/*', releaseFiles(registry));
  const files = rootFiles(registry, currentSet);
  app.get('*', (c, next) => (NAMES_A_FILE.test(c.req.path) ? files(c, next) : next()));
  app.get('*', pageRoute(options));
  app.all('*', (c) => c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' }));
  return app;
}
