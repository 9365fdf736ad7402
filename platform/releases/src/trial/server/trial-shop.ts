import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readLive, writeLive } from '../../registry/log/live-releases.ts';
import { readServedState } from '../../registry/served-state.ts';
import { contentHash } from '../../registry/store/content-hash.ts';
import { releaseFolder } from '../../registry/store/registry-folders.ts';
import { ReleaseRefused } from '../../registry/store/release-refused.ts';
import { loggedFaults } from './edge-faults.ts';

/** Milliseconds. A set is warm within two seconds on a quiet machine, and one that is refused is known before. */
const WARM_LIMIT = 4 * 60_000;
const POLL_MS = 50;

export interface TriedServers {
  origin: string;
  providerOrigin: string;
  stop(): Promise<void>;
}

export interface ShopToTry {
  dataFolder: string;
  /** The folder of the servers’ logs: `edge.log` and others. */
  logs: string;
  edgeVariables: Readonly<Record<string, string>>;
  /** A provider that runs already: only an edge server is started. */
  providerOrigin?: string;
}

export type OpenShop = (shop: ShopToTry) => Promise<TriedServers>;

/** A shop of its own with a database of its own, in which builds are tried beside the live releases. */
export interface TrialShop {
  shop: TriedServers;
  /** What is live in the registry: id → hash. */
  live: Readonly<Record<string, string>>;
  /** Makes the builds live in it. @returns why its edge server does not serve them, one sentence each */
  switchToCandidates(): Promise<string[]>;
  /** Opens one more edge server, which waits no longer than for a shopper, while the work begins. It is stopped after the work. */
  withLimits<Result>(work: (limited: Promise<TriedServers>) => Promise<Result>): Promise<Result>;
  health(): Promise<TrialHealth>;
  /** Why pages were not rendered as they should be since the builds were made live, one sentence each. */
  faults(): Promise<string[]>;
}

const trialHealth = z.object({
  serial: z.number(),
  pagesWithoutContent: z.number(),
  pagesInPart: z.number(),
  renderer: z.object({ isWarm: z.boolean(), restarts: z.number() }),
});

type TrialHealth = z.infer<typeof trialHealth>;

/** Each page is rendered anew. */
const EDGE_VARIABLES = { PAGE_CACHE: 'off', VISITOR_PAGE_RATE: '10000' };
/** Limits that a busy machine keeps, so that only a slow build is slow. */
const PATIENT = { ...EDGE_VARIABLES, PAGE_DATA_LIMIT: '10000', PAGE_RENDER_LIMIT: '5000' };

/**
 * Opens a shop with what is live in the registry.
 * @param candidates id → `dist` folder
 * @throws ReleaseRefused when what is live does not become warm
 */
export async function withTrialShop<Result>(
  openShop: OpenShop,
  registry: string,
  candidates: ReadonlyMap<string, string>,
  work: (trial: TrialShop) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'laminate-shop-'));
  try {
    const own = join(dataFolder, 'registry');
    const { live } = await readLive(registry);
    await Promise.all(
      Object.entries(live).map(([id, hash]) =>
        cp(releaseFolder(registry, id, hash), releaseFolder(own, id, hash), { recursive: true }),
      ),
    );
    await mkdir(own, { recursive: true });
    await writeLive(own, { serial: 1, live, history: {} });
    const logs = (name: string) => join(dataFolder, 'logs', name);
    const shop = await openShop({ dataFolder, logs: logs('patient'), edgeVariables: PATIENT });
    const health = () => healthOf(shop);
    const allFaults = () => loggedFaults(join(logs('patient'), 'edge.log'));
    let before: string[] = [];
    try {
      await untilWarm(shop);
      return await work({
        shop,
        health,
        live,
        async withLimits(work) {
          const { providerOrigin } = shop;
          const folders = { dataFolder, logs: logs('limited') };
          const opened = openShop({ ...folders, providerOrigin, edgeVariables: EDGE_VARIABLES });
          const warm = opened.then(async (limited) => {
            await untilWarm(limited);
            return limited;
          });
          // The work may end without waiting for it.
          warm.catch(() => undefined);
          try {
            return await work(warm);
          } finally {
            await opened.then(
              (limited) => limited.stop(),
              () => undefined,
            );
          }
        },
        faults: async () => (await allFaults()).filter((fault) => !before.includes(fault)),
        async switchToCandidates() {
          before = await allFaults();
          const next = { ...live };
          for (const [id, folder] of candidates) {
            const hash = await contentHash(folder);
            await cp(folder, releaseFolder(own, id, hash), { recursive: true });
            next[id] = hash;
          }
          await writeLive(own, { serial: 2, live: next, history: {} });
          return refusalOf(own, async () => (await health()).serial === 2);
        },
      });
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function healthOf({ origin }: TriedServers): Promise<TrialHealth> {
  return trialHealth.parse(await (await fetch(`${origin}/health/ready`)).json());
}

/** Without a renderer, documents lack their content, and nothing can be compared with them. */
async function untilWarm(servers: TriedServers): Promise<void> {
  const deadline = performance.now() + WARM_LIMIT;
  while (!(await healthOf(servers)).renderer.isWarm) {
    if (performance.now() > deadline)
      throw new ReleaseRefused([
        'The live releases do not become warm, so that the builds cannot be compared with them.',
      ]);
    await pause(POLL_MS);
  }
}

async function refusalOf(registry: string, isServed: () => Promise<boolean>): Promise<string[]> {
  const deadline = performance.now() + WARM_LIMIT;
  while (performance.now() < deadline) {
    if (await isServed()) return [];
    const { refused } = (await readServedState(registry)) ?? {};
    if (refused) return refused.reasons;
    await pause(POLL_MS);
  }
  return [`It is not warm after ${WARM_LIMIT / 1_000} s.`];
}
