import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Overload } from 'parts/http/overload';
import { readLive } from 'releases/registry/log/live-releases';
import { hashesOf } from 'releases/registry/released-set';
import { openShared } from 'releases/registry/shared/shared-registry';
import { releasesFolder } from 'releases/registry/store/registry-folders';
import { type DocumentSettings, documentSettings } from '../document/page-document.ts';
import { type Environment, releasePlaces } from '../env.ts';
import { logEvent } from '../event-log.ts';
import { releaseSourceRoute } from '../files/release-source.ts';
import { CanaryPages } from '../live/canary-pages.ts';
import { DevelopmentPages } from '../live/development-pages.ts';
import { LiveChanges } from '../live/live-changes.ts';
import { LivePages } from '../live/live-pages.ts';
import { LiveSet } from '../live/live-set.ts';
import { setOpener } from '../live/open-set.ts';
import { Previews } from '../live/previews.ts';
import { EdgeMetrics } from '../metrics/edge-metrics.ts';
import { readDisk } from '../metrics/machine.ts';
import { startOps } from '../ops/start-ops.ts';
import { PageFaults } from '../pages/page-faults.ts';
import { policySources } from '../policy/content-security-policy.ts';
import { createVisitorLimit } from '../policy/visitors.ts';
import { createReportCounter } from '../reports/report-counter.ts';
import { Vitals } from '../reports/vitals-reports.ts';
import { edgeApp } from './edge-app.ts';
import { type Certificate, originOf, webServer } from './listening-server.ts';

export interface EdgeServer {
  origin: string;
  /** The origin of `/metrics` and of releases for other edge servers; undefined without `METRICS_PORT`. */
  metricsOrigin: string | undefined;
  /**
   * Accepts no new connection, and lets requests in progress finish, within limits.
   * @param linger milliseconds for which idle connections stay open
   */
  stop(linger?: number): Promise<void>;
}

/** Milliseconds that the server waits for changes of other machines, and then for warm pages, before it takes traffic. */
const WARM_UP_LIMIT = 5_000;

/**
 * Starts the edge server on the live releases of the registry below `SHOP_DATA`.
 * @throws RegistryDamaged, StartupError when the port is not available, or the system's error when the certificate cannot be read
 */
export async function startEdge(environment: Environment): Promise<EdgeServer> {
  const registry = join(environment.SHOP_DATA, 'registry');
  mkdirSync(releasesFolder(registry), { recursive: true });
  const shared = await openShared({ databaseUrl: environment.DATABASE_URL, ...releasePlaces(environment) });
  const changes = shared && new LiveChanges(registry, shared);
  await Promise.race([changes?.begun, pause(WARM_UP_LIMIT, undefined, { ref: false })]);
  await readLive(registry);

  const certificate = certificateOf(environment);
  const server = webServer(certificate);
  // Only a free port is opened now, to learn its number. A fixed port may still be an older edge server's, which serves until pages are warm.
  const { PORT } = environment;
  const origin = PORT === 0 ? await server.listen(PORT, 'PORT') : originOf({ port: PORT }, certificate);
  const publicUrl = environment.PUBLIC_URL ?? origin;
  const provider = new URL(environment.PROVIDER_URL ?? `http://127.0.0.1:${environment.PROVIDER_PORT}`);
  const providerOrigin = provider.href.replace(/\/$/, '');
  const faults = new PageFaults();
  const overload = new Overload(({ refused }) => logEvent('overload', refused));
  const counter = environment.ERROR_REPORTS === 'on' ? await createReportCounter(registry) : undefined;
  const current = () => live.current();
  const vitals = new Vitals((release) =>
    [current()?.set, canary.shown()?.sets.canary.set].some((set) =>
      Object.entries(hashesOf(set)).some(([id, hash]) => release === `${id}/${hash}`),
    ),
  );
  const disk = () => readDisk(environment.SHOP_DATA, environment.SHOP_BACKUPS);
  const metrics = new EdgeMetrics({ current, overload, counter, vitals, disk, changes });
  const ops = startOps(environment, provider, metrics);
  const opening = {
    registry,
    providerOrigin,
    settings: documentSettings(environment, publicUrl),
    limits: {
      dataLimit: environment.PAGE_DATA_LIMIT,
      renderLimit: environment.PAGE_RENDER_LIMIT,
      restartWait: environment.RENDERER_RESTART_WAIT,
      memory: environment.RENDERER_MEMORY,
    },
    visitorLimit: createVisitorLimit(environment.VISITOR_PAGE_RATE),
    isCached: environment.PAGE_CACHE === 'on',
    faults,
    noteDocument: metrics.noteDocument,
    noteCall: metrics.noteCallsFrom('renderer'),
  };
  const open = setOpener(opening);
  const { DEV_SERVER } = environment;
  const live = DEV_SERVER
    ? new DevelopmentPages(DEV_SERVER, (set, files) => open(set, undefined, files))
    : new LivePages(new LiveSet(registry, providerOrigin), open);
  // Faults of a preview are counted separately, because they must not raise an alert.
  const previewFaults = new PageFaults();
  const previews = new Previews({
    registry,
    source: shared?.source,
    current,
    open: (set, preview) => {
      const settings = { ...opening.settings, preview };
      return setOpener({ ...opening, settings, faults: previewFaults, noteDocument: undefined })(set);
    },
  });
  const canary = new CanaryPages({
    ...{ registry, shared },
    // The builds of a development server have no canary.
    current: () => (DEV_SERVER ? undefined : current()),
    open: setOpener({ ...opening, settings: measuringAll(opening.settings), faults: previewFaults }),
  });
  const policies = policySources(environment);
  let isStopping = false;
  const app = edgeApp({
    registry,
    provider,
    shopName: environment.SHOP_NAME,
    publicUrl,
    isProduction: environment.SHOP_ENV === 'production',
    frontProxies: environment.FRONT_PROXIES,
    trustsTraceparent: environment.TRUST_TRACEPARENT === 'on',
    live,
    previews,
    canary,
    development: live instanceof DevelopmentPages ? live : undefined,
    faults,
    policySources: policies,
    overload,
    restarts: environment.RESTARTS,
    isStopping: () => isStopping,
    ...{ counter, metrics, vitals, ops, disk, changes },
  });
  const { METRICS_PORT, METRICS_HOST } = environment;
  const metricsServer = METRICS_PORT === undefined ? undefined : webServer();
  const [metricsRoute, releaseRoute] = [metrics.listener(), releaseSourceRoute(registry)];
  metricsServer?.handleWith((request, response) =>
    (request.url?.startsWith('/releases/') ? releaseRoute : metricsRoute)(request, response),
  );
  const metricsOrigin = await metricsServer?.listen(METRICS_PORT ?? 0, 'METRICS_PORT', METRICS_HOST);
  server.handleWith(getRequestListener(app.fetch));
  if (PORT !== 0) {
    await Promise.race([live.begun, pause(WARM_UP_LIMIT, undefined, { ref: false })]);
    try {
      await server.listen(PORT, 'PORT');
    } catch (error) {
      await live.stop();
      await changes?.stop();
      throw error;
    }
  }
  await live.begun;
  return {
    origin,
    metricsOrigin,
    async stop(linger = 0) {
      isStopping = true;
      await Promise.all([server.stop(linger), metricsServer?.stop(0)]);
      await Promise.all([live.stop(), previews.stop(), canary.stop()]);
      await changes?.stop();
      ops?.readings.stop();
      overload.close();
      faults.close();
      previewFaults.close();
    },
  };
}

/** So few visitors are compared that all of them measure, if measuring is on. */
function measuringAll(settings: DocumentSettings): DocumentSettings {
  const { vitals } = settings.configuration;
  if (!vitals) return settings;
  return { ...settings, configuration: { ...settings.configuration, vitals: { ...vitals, share: 1 } } };
}

/** Read at the start, so a renewed certificate needs a restart. */
function certificateOf({ TLS_CERT, TLS_KEY }: Environment): Certificate | undefined {
  return TLS_CERT && TLS_KEY ? { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) } : undefined;
}
