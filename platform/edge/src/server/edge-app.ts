import { randomUUID } from 'node:crypto';
import { context } from '@opentelemetry/api';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { hasOneSpelling } from 'parts/http/one-spelling';
import type { Overload } from 'parts/http/overload';
import { callersTrace } from 'parts/http/tracing';
import { POLICY } from 'releases/policy';
import { sitemapOfSet } from 'releases/registry/store/set-pages';
import { LIVE_SET_PATH } from 'shared-contracts/document';
import { mountCrawlerFiles } from '../files/crawler-files.ts';
import { releaseFiles, rootFiles } from '../files/release-files.ts';
import { webManifest } from '../files/web-manifest.ts';
import type { CanaryPages } from '../live/canary-pages.ts';
import { CanaryRoutes } from '../live/canary-routes.ts';
import type { DevelopmentPages } from '../live/development-pages.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { LivePages } from '../live/live-pages.ts';
import { liveReleasesRoute } from '../live/live-releases-route.ts';
import { mountPreviews, previewDocuments, previewedSet } from '../live/preview-routes.ts';
import type { Previews } from '../live/previews.ts';
import type { EdgeMetrics } from '../metrics/edge-metrics.ts';
import type { Disk } from '../metrics/machine.ts';
import { mountOps, type OpsOptions } from '../ops/ops-route.ts';
import type { PageFaults } from '../pages/page-faults.ts';
import { pageRoute } from '../pages/page-route.ts';
import { POLICY_REPORTS_PATH, type PolicySources } from '../policy/content-security-policy.ts';
import { refuseWhenOverloaded } from '../policy/overload.ts';
import { securityHeaders } from '../policy/security-headers.ts';
import { visitorAddress } from '../policy/visitors.ts';
import { type EdgeVariables, isHttp2 } from '../proxy/edge-request.ts';
import { providerProxy } from '../proxy/provider-proxy.ts';
import { ERROR_REPORTS_PATH, errorReports } from '../reports/error-reports.ts';
import { policyReports } from '../reports/policy-reports.ts';
import type { ReportCounter } from '../reports/report-counter.ts';
import { VITALS_PATH, type Vitals } from '../reports/vitals-reports.ts';
import { callAttributes } from '../traced-set.ts';

/** The form of a request id. The provider accepts no other, because a client must not write free text into the logs. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PROVIDER_LIMIT_MS = 15_000;
/**
 * A browser has six connections per host. A picture that is still being composed therefore gives its connection back, and the page requests
 * it again. Clients that fetch only a picture, such as messengers for link previews, get the full limit.
 */
const PICTURE_LIMIT_MS = 1_000;
/**
 * Files that browsers and crawlers request on their own: if one is missing, they get a short 404. Any other unknown path, such as
 * `/index.php`, was typed or linked by a person, who gets the shop's 404 page (SITE-2).
 */
const NAMES_A_FILE = /\.(?:css|ico|js|json|map|mjs|txt|wasm|webmanifest|woff2?|xml)$/i;
const NAMES_A_PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export interface EdgeOptions {
  registry: string;
  provider: URL;
  shopName: string;
  publicUrl: string;
  isProduction: boolean;
  /** Number of the operator's own proxies between visitors and this server. */
  frontProxies: number;
  /** Whether these proxies set the trace of a request; a visitor never does. */
  trustsTraceparent: boolean;
  live: Pick<LivePages, 'current'>;
  previews: Previews;
  canary: CanaryPages;
  /** Set with `DEV_SERVER`. */
  development: DevelopmentPages | undefined;
  faults: PageFaults;
  policySources: PolicySources;
  restarts: number;
  isStopping: () => boolean;
  /** Undefined if browsers report no errors. */
  counter: ReportCounter | undefined;
  overload: Overload;
  metrics: EdgeMetrics;
  vitals: Vitals;
  /** Undefined if no other machine shares what is live. */
  changes: LiveChanges | undefined;
  /** Undefined in production without a password. */
  ops: Pick<OpsOptions, 'password' | 'readings'> | undefined;
  disk: () => Promise<Disk>;
}

/** All routes of the edge server, the most specific first. */
export function edgeApp(options: EdgeOptions): Hono<EdgeVariables> {
  const { registry, provider, shopName, publicUrl, frontProxies, live, faults, policySources } = options;
  const { counter, overload, metrics, vitals, ops, previews } = options;
  // A production shop does not forward developers' paths, whatever its provider opens.
  const forDevelopers = options.isProduction ? [] : POLICY.developerPaths;
  const providerPaths = [...POLICY.providerPaths, ...forDevelopers].map((first) => `/${first}/*`);
  const app = new Hono<EdgeVariables>();
  const isHttps = publicUrl.startsWith('https:');
  app.use(securityHeaders({ isHttps }));

  app.use(async (c, next) => {
    const { incoming } = c.env;
    c.set('visitor', visitorAddress(incoming, frontProxies));
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = UUID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    if (options.trustsTraceparent)
      await context.with(
        callersTrace((name) => c.req.header(name)),
        next,
      );
    else await next();
    // The rest of a refused body is not read, so the connection cannot be reused. The client must be told so, as when the server stops.
    // HTTP/2 resets only this stream.
    const isLast = !incoming.complete || options.isStopping();
    if (isLast && !isHttp2(incoming)) c.header('Connection', 'close');
  });

  app.use(async (c, next) => {
    if (hasOneSpelling(c.env.incoming.url ?? '')) return next();
    return c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' });
  });

  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', (c) => {
    const served = live.current();
    const renderer = served?.renderer.state();
    const { restarts, changes } = options;
    // Without the reason, which contains names of the operator's machines; `/ops` shows it.
    const changesNotFollowed = changes && Math.round(changes.secondsBehind());
    const load = overload.state();
    const counts = { ...faults.counts(), renderer, load };
    const state = { serial: served?.set.serial, restarts, changesNotFollowed, ...counts };
    if (options.isStopping()) return c.json({ status: 'stopping', ...state }, 503);
    return served
      ? c.json({ status: 'ready', ...state })
      : c.json({ status: 'nothing is released', ...state }, 503);
  });

  mountPreviews(app, { previews, policySources, isHttps });
  const canary = new CanaryRoutes({ canary: options.canary, policySources, isHttps });
  canary.mount(app);
  app.on('ALL', providerPaths, refuseWhenOverloaded(overload));
  const attributesOf = (path: string, route: string) => callAttributes(live.current()?.set, path, route);
  const proxy = providerProxy({
    ...{ provider, publicUrl, timeLimit: PROVIDER_LIMIT_MS, attributesOf },
    noteCall: metrics.noteCallsFrom('visitor'),
  });
  const pictureProxy = providerProxy({
    ...{ provider, publicUrl, timeLimit: PICTURE_LIMIT_MS, isRetried: true, attributesOf },
    noteCall: metrics.noteCallsFrom('picture'),
  });
  app.get('/images/*', (c, next) =>
    c.req.header('Sec-Fetch-Dest') === 'image' ? pictureProxy(c, next) : next(),
  );
  app.on('ALL', providerPaths, compress(), proxy);
  const sitemapPaths = () => {
    const set = live.current()?.set;
    return set ? sitemapOfSet(set) : [];
  };
  mountCrawlerFiles(app, { publicUrl, sitemapPaths, proxy });

  app.get('/manifest.webmanifest', (c) =>
    c.body(webManifest(shopName), 200, {
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': 'application/manifest+json',
    }),
  );
  app.post(POLICY_REPORTS_PATH, ...policyReports());
  if (counter)
    app.post(
      ERROR_REPORTS_PATH,
      ...errorReports({ registry, counter, noteError: (...noted) => canary.noteError(...noted) }),
    );
  app.post(VITALS_PATH, ...vitals.receive((...noted) => canary.noteVitals(...noted)));
  if (ops) mountOps(app, { ...options, ...ops });
  app.get(
    LIVE_SET_PATH,
    liveReleasesRoute(
      registry,
      async (c) => (await previewedSet(c, previews)) ?? canary.setFor(c) ?? live.current()?.set,
    ),
  );
  const { development } = options;
  if (development) app.all('/releases/*', (c) => development.file(c.req.raw));
  app.get('/releases/*', releaseFiles(registry));
  /** A path that looks like a file name may belong to a page. */
  const isPage = (path: string) => live.current()?.pages.hasPage(path) ?? false;
  const files = rootFiles(registry, () => live.current()?.set);
  app.get('*', async (c, next) => {
    const isPicture = NAMES_A_PICTURE.test(c.req.path);
    if (!(isPicture || NAMES_A_FILE.test(c.req.path)) || isPage(c.req.path)) return next();
    const file = await files(c, next);
    // A foreign provider may serve its pictures at any path.
    return file?.status === 404 && isPicture ? proxy(c, next) : file;
  });
  if (development)
    app.get('*', async (_, next) => {
      await development.update();
      await next();
    });
  app.get('*', previewDocuments({ previews, policySources }), canary.documents());
  app.get('*', pageRoute({ currentPages: () => live.current()?.pages, policySources }));
  app.all('*', (c) => c.text('Only GET and HEAD are allowed here.', 405, { Allow: 'GET, HEAD' }));
  return app;
}
