import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { html, raw } from 'hono/html';
import { releaseNames } from 'releases/registry/canary';
import { type LastCanary, lastCanary } from 'releases/registry/log/canaries';
import { readLog } from 'releases/registry/log/change-log';
import { readLiveOrNothing } from 'releases/registry/log/live-releases';
import { hashesOf } from 'releases/registry/released-set';
import { readServedState } from 'releases/registry/served-state';
import { ownersOf, readTeams } from 'releases/registry/signing/teams';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { releasePath } from '../document/published-set.ts';
import type { CanaryPages } from '../live/canary-pages.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { LivePages, ServedSet } from '../live/live-pages.ts';
import type { Previews } from '../live/previews.ts';
import type { Disk } from '../metrics/machine.ts';
import { inlineHash } from '../policy/content-security-policy.ts';
import { createVisitorLimit, visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import type { ReportCounter } from '../reports/report-counter.ts';
import type { Vitals } from '../reports/vitals-reports.ts';
import { concernsOf, type Situation } from './concerns.ts';
import {
  type OpsPage,
  opsPage,
  REFRESH,
  type ShownCanary,
  type ShownProcess,
  type ShownRelease,
} from './ops-page.ts';
import { busyOf, type Readings } from './readings.ts';

/** Requests per second of one visitor in the long run. Limited, so that the password cannot be guessed. */
const RATE = 1;

const TOKENS = readFileSync(
  createRequire(import.meta.url).resolve('shared-contracts/look/tokens.css'),
  'utf8',
);
const OWN = readFileSync(join(import.meta.dirname, 'ops.css'), 'utf8');

export interface OpsOptions {
  /** If undefined, anybody may see the page, but it exists only in development. */
  password: string | undefined;
  registry: string;
  shopName: string;
  restarts: number;
  live: Pick<LivePages, 'current'>;
  previews: Pick<Previews, 'running'>;
  canary: Pick<CanaryPages, 'shown' | 'problem'>;
  changes: LiveChanges | undefined;
  counter: ReportCounter | undefined;
  vitals: Vitals;
  readings: Readings;
  disk: () => Promise<Disk>;
}

/** `/ops`: what is live, what is wrong and what to do, for the person on duty. */
export function mountOps(app: Hono<EdgeVariables>, options: OpsOptions): void {
  const { password } = options;
  if (password !== undefined) {
    const limit = createVisitorLimit(RATE);
    app.use('/ops', async (c, next) => {
      const wait = limit.take(visitorNetwork(c.get('visitor')), '/ops');
      if (wait === 0) return next();
      return c.text('Too many tries. Wait a moment.', 429, { 'Retry-After': String(wait) });
    });
    app.use('/ops', basicAuth({ username: 'ops', password }));
  }
  app.get('/ops', async (c) => {
    const served = options.live.current();
    const isRefreshed = c.req.query('every') !== undefined;
    const page = await situationOf(options, served, isRefreshed);
    const styles = stylesOf(served);
    const document = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isRefreshed ? html`<meta http-equiv="refresh" content="${REFRESH}">` : ''}
<title>${page.concerns.length > 0 ? `(${page.concerns.length}) ` : ''}Operations</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(styles)}</style>
</head>
<body>
${opsPage(page)}
</body>
</html>`;
    return c.html(document, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${inlineHash(styles)}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex',
    });
  });
}

/** The look's tokens, and the fonts of the live shell. */
function stylesOf(served: ServedSet | undefined): string {
  const folder = served && releasePath('shell', served.set.shell.hash, 'static/font');
  return `${TOKENS.replaceAll('url("fonts', `url("${folder ?? ''}`)}\n${OWN}`.replaceAll('</', '<\\/');
}

async function situationOf(
  { registry, live: _, ...options }: OpsOptions,
  served: ServedSet | undefined,
  isRefreshed: boolean,
): Promise<OpsPage> {
  const [{ now, all: readings }, disk, state, releases] = await Promise.all([
    options.readings.upToNow(),
    options.disk(),
    readServedState(registry),
    shownReleases(registry, served, options),
  ]);
  const canary = options.canary.shown();
  return {
    ...{ shopName: options.shopName, now: now.at, serial: served?.set.serial, isRefreshed },
    ...{ releases, disk, provider: now.provider, readings: readings.slice(0, -1) },
    canary: shownCanary(lastCanary(await readLog(registry)), options.canary),
    processes: [
      ...processes(options.restarts, served?.renderer.state(), { now, readings }),
      ...options.previews.running().map(({ renderer }) => rendering('Preview', renderer.state())),
      ...(canary
        ? CANARY_RENDERERS.map(([group, name]) => rendering(name, canary.sets[group].renderer.state()))
        : []),
    ],
    concerns: concernsOf({
      ...{ now, readings, disk, restarts: options.restarts },
      refusal: state?.refused?.reasons.join(' '),
      notFollowed: options.changes?.interruption()?.reason,
    }),
  };
}

function shownCanary(
  last: LastCanary | undefined,
  pages: Pick<CanaryPages, 'shown' | 'problem'>,
): ShownCanary | undefined {
  if (!last) return undefined;
  const { canary, withdrawn } = last;
  const name = releaseNames(canary.hashes);
  if (withdrawn) {
    const sentence = `${name} was withdrawn by ${withdrawn.by}, ${indiaTime(withdrawn.at)}. ${withdrawn.why ?? ''}`;
    return { sentence, compared: [] };
  }
  const begun = `${name} is for ${canary.percent} % of visitors. It was begun by ${canary.by}, ${indiaTime(canary.at)}.`;
  return {
    sentence: `${begun} ${pages.problem() ?? ''}`,
    compared: pages.shown()?.verdict.compared() ?? [],
  };
}

async function shownReleases(
  registry: string,
  served: ServedSet | undefined,
  { counter, vitals }: Pick<OpsOptions, 'counter' | 'vitals'>,
): Promise<ShownRelease[]> {
  if (!served) return [];
  // With a damaged registry, only the publisher is unknown, not what is served.
  const { history } = await readLiveOrNothing(registry);
  const teams = await readTeams(registry).catch(() => undefined);
  return Object.entries(hashesOf(served.set)).map(([id, hash]) => ({
    ...{ id, hash, vitals: vitals.of(`${id}/${hash}`) },
    errors: counter?.countOf(`${id}/${hash}`) ?? { addresses: 0, reports: 0 },
    teams: teams ? ownersOf(teams, id).map(({ name }) => name) : [],
    publication: history[id]?.findLast((publication) => publication.hash === hash),
  }));
}

const CANARY_RENDERERS = [
  ['canary', 'Canary'],
  ['control', 'Control group'],
] as const;

type RendererState = ReturnType<ServedSet['renderer']['state']>;

function rendering(name: string, state: RendererState | undefined): ShownProcess {
  const { isWarm, restarts, residentMegabytes: megabytes, waiting } = state ?? {};
  return { name, state: isWarm ? 'ready' : 'not ready', restarts, megabytes, waiting };
}

function processes(
  restarts: number,
  renderer: RendererState | undefined,
  { now: { provider }, readings }: Pick<Situation, 'now' | 'readings'>,
): ShownProcess[] {
  const edge = {
    ...{
      name: 'Edge server',
      state: 'serves this page',
      restarts,
      busy: busyOf(readings, ({ busy }) => busy),
    },
    megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  const live = rendering('Renderer', renderer);
  if (typeof provider === 'string') return [edge, live, { name: 'Provider', state: 'unknown' }];
  const { pictures } = provider;
  return [
    edge,
    live,
    {
      ...{ name: 'Provider', restarts: provider.restarts, megabytes: provider.megabytes },
      state: provider.problem === undefined ? 'ready' : 'its data cannot be used',
      busy: busyOf(readings, (each) => (typeof each.provider === 'string' ? undefined : each.provider.busy)),
    },
    {
      ...{ name: 'Pictures', restarts: pictures.restarts, megabytes: pictures.residentMegabytes },
      ...{ state: pictures.residentMegabytes ? 'composing' : 'not needed', waiting: pictures.waiting },
    },
  ];
}
