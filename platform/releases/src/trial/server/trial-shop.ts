import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { lateBy, type Reason, seenBy } from '../../gate/rules/visit-rules.ts';
import { readLive, writeLive } from '../../registry/log/live-releases.ts';
import { readServedState } from '../../registry/served-state.ts';
import { contentHash } from '../../registry/store/content-hash.ts';
import { releaseFolder } from '../../registry/store/registry-folders.ts';
import { ReleaseRefused } from '../../registry/store/release-refused.ts';
import { isMachineBusy, MachineTooBusy } from './busy-machine.ts';
import { loggedFaults } from './edge-faults.ts';

/** Milliseconds. On a quiet machine, a set is warm within two seconds; a refused one is known even sooner. */
const WARM_LIMIT = 4 * 60_000;
const POLL_MS = 50;

export interface TriedServers {
  origin: string;
  providerOrigin: string;
  /** Origin of the payment sandbox; undefined with a provider that is already running. */
  sandboxOrigin: string | undefined;
  stop(): Promise<void>;
}

export interface ShopToTry {
  dataFolder: string;
  /** The folder of the servers’ logs: `edge.log` and others. */
  logs: string;
  edgeVariables: Readonly<Record<string, string>>;
  /** Origins of a provider that is already running and of its sandbox: only an edge server is started then. */
  providerOrigin?: string;
  sandboxOrigin?: string | undefined;
}

export type OpenShop = (shop: ShopToTry) => Promise<TriedServers>;

/** A separate shop with its own database, in which builds are tried beside the live releases. */
export interface TrialShop {
  shop: TriedServers;
  /** What is live in the registry: id → hash. */
  live: Readonly<Record<string, string>>;
  /** Makes the builds live in it. @returns why its edge server does not serve them */
  switchToCandidates(): Promise<Reason[]>;
  /** Opens another edge server, with a shopper's time limits, while the work begins. It is stopped after the work. */
  withLimits<Result>(work: (limited: Promise<TriedServers>) => Promise<Result>): Promise<Result>;
  /**
   * Opens another edge server with what is live, while the others serve the builds. It is stopped after the work.
   * @param limits a shopper's time limits, or longer ones
   * @throws MachineTooBusy when it does not become warm, although the same set did before
   */
  askLive<Result>(
    limits: keyof typeof LIMITS,
    work: (servers: TriedServers) => Promise<Result>,
  ): Promise<Result>;
  health(): Promise<TrialHealth>;
  /** Why pages were not rendered as they should be since the builds went live, or were late at any time. */
  faults(): Promise<Reason[]>;
}

const trialHealth = z.object({
  serial: z.number(),
  pagesWithoutContent: z.number(),
  pagesInPart: z.number(),
  renderer: z.object({ isWarm: z.boolean(), restarts: z.number() }),
});

export type TrialHealth = z.infer<typeof trialHealth>;

/** Settings with which each request renders the page again. */
const EDGE_VARIABLES = { PAGE_CACHE: 'off', VISITOR_PAGE_RATE: '10000' };
/** Time limits that are met even on a busy machine, so that only slow builds exceed them. */
const PATIENT = { ...EDGE_VARIABLES, PAGE_DATA_LIMIT: '10000', PAGE_RENDER_LIMIT: '5000' };
const LIMITS = { patient: PATIENT, shopper: EDGE_VARIABLES };

/**
 * Opens a shop with what is live in the registry.
 * @param candidates id → `dist` folder
 * @throws ReleaseRefused when the live releases do not become warm; MachineTooBusy when that may be the machine's fault
 */
export async function withTrialShop<Result>(
  openShop: OpenShop,
  registry: string,
  candidates: ReadonlyMap<string, string>,
  work: (trial: TrialShop) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'laminate-shop-'));
  try {
    const { live } = await readLive(registry);
    const own = await copyOfLive(registry, live, dataFolder);
    const logs = (name: string) => join(dataFolder, 'logs', name);
    const shop = await openShop({ dataFolder, logs: logs('patient'), edgeVariables: PATIENT });
    const withOneMore = <Result>(
      folders: Pick<ShopToTry, 'dataFolder' | 'logs'>,
      limits: keyof typeof LIMITS,
      work: (warm: Promise<TriedServers>) => Promise<Result>,
    ) => {
      const { providerOrigin, sandboxOrigin } = shop;
      return withServer(
        openShop({ ...folders, providerOrigin, sandboxOrigin, edgeVariables: LIMITS[limits] }),
        work,
      );
    };
    const health = () => healthOf(shop);
    const allFaults = () => loggedFaults(join(logs('patient'), 'edge.log'));
    const isKnown = ({ sentence }: Reason) => before.some((each) => each.sentence === sentence);
    let before: Reason[] = [];
    try {
      await untilWarm(shop, () => (isMachineBusy() ? new MachineTooBusy() : new ReleaseRefused([NOT_WARM])));
      return await work({
        shop,
        health,
        live,
        withLimits: (work) => withOneMore({ dataFolder, logs: logs('limited') }, 'shopper', work),
        async askLive(limits, work) {
          const folder = await mkdtemp(join(dataFolder, 'live-'));
          await copyOfLive(registry, live, folder);
          const folders = { dataFolder: folder, logs: join(folder, 'logs') };
          return withOneMore(folders, limits, async (warm) => work(await warm));
        },
        faults: async () => (await allFaults()).filter((fault) => fault.isOfTime || !isKnown(fault)),
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

export async function healthOf({ origin }: TriedServers): Promise<TrialHealth> {
  return trialHealth.parse(await (await fetch(`${origin}/health/ready`)).json());
}

/** Copies what is live to a new registry in the folder. @returns that registry */
async function copyOfLive(registry: string, live: TrialShop['live'], folder: string): Promise<string> {
  const own = join(folder, 'registry');
  await Promise.all(
    Object.entries(live).map(([id, hash]) =>
      cp(releaseFolder(registry, id, hash), releaseFolder(own, id, hash), { recursive: true }),
    ),
  );
  await mkdir(own, { recursive: true });
  await writeLive(own, { serial: 1, live, history: {} });
  return own;
}

/** Runs work with a server whose set has become warm in another edge server before. The server is stopped after the work. */
async function withServer<Result>(
  opened: Promise<TriedServers>,
  work: (warm: Promise<TriedServers>) => Promise<Result>,
): Promise<Result> {
  const warm = opened.then(async (servers) => {
    await untilWarm(servers, () => new MachineTooBusy());
    return servers;
  });
  // Handled, because the work may end without waiting for it.
  warm.catch(() => undefined);
  try {
    return await work(warm);
  } finally {
    await opened.then(
      (servers) => servers.stop(),
      () => undefined,
    );
  }
}

const NOT_WARM = 'The live releases do not become warm, so that the builds cannot be compared with them.';

/** Waits for a warm renderer: without one, documents lack their content, and nothing can be compared with them. */
async function untilWarm(servers: TriedServers, late: () => Error): Promise<void> {
  const deadline = performance.now() + WARM_LIMIT;
  while (!(await healthOf(servers)).renderer.isWarm) {
    if (performance.now() > deadline) throw late();
    await pause(POLL_MS);
  }
}

const SO = 'So the set does not become warm.';

async function refusalOf(registry: string, isServed: () => Promise<boolean>): Promise<Reason[]> {
  const deadline = performance.now() + WARM_LIMIT;
  while (performance.now() < deadline) {
    if (await isServed()) return [];
    const { refused } = (await readServedState(registry)) ?? {};
    if (refused) return seenBy('warm', ...refused.reasons, SO);
    await pause(POLL_MS);
  }
  return lateBy('warm', `It is not warm after ${WARM_LIMIT / 1_000} s.`, SO);
}
