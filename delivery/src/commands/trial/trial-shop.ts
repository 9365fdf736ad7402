import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { contentHash } from '../../registry/content-hash.ts';
import { readLive, writeLive } from '../../registry/live-releases.ts';
import { releaseFolder } from '../../registry/registry-folders.ts';
import { readServedState } from '../../registry/served-state.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { trialVariables } from '../console/env.ts';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { openShop, type Shop } from '../shop/shop.ts';

/** Milliseconds. A set is warm within two seconds on a quiet machine, and one that is refused is known before. */
const WARM_LIMIT = 4 * 60_000;
const POLL_MS = 50;

/** A shop of its own with a database of its own, in which builds are tried beside the live releases. */
export interface TrialShop {
  shop: Shop;
  /** Makes the builds live in it. @returns why its edge server does not serve them, one sentence each */
  switchToCandidates(): Promise<string[]>;
  health(): Promise<TrialHealth>;
}

const trialHealth = z.object({
  serial: z.number(),
  pagesWithoutContent: z.number(),
  renderer: z.object({ isWarm: z.boolean(), restarts: z.number() }),
});

type TrialHealth = z.infer<typeof trialHealth>;

/** Limits that a busy machine keeps, so that only a slow build is slow. Each page is rendered anew. */
const EDGE_VARIABLES = {
  PAGE_CACHE: 'off',
  PAGE_DATA_LIMIT: '10000',
  PAGE_RENDER_LIMIT: '5000',
  VISITOR_PAGE_RATE: '10000',
};

/**
 * Opens a shop with what is live in the registry.
 * @param candidates id → `dist` folder
 * @throws CommandFailure in a checkout without the provider
 */
export function withTrialShop<Result>(
  root: string,
  registry: string,
  candidates: ReadonlyMap<string, string>,
  work: (trial: TrialShop) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(join(root, 'provider/src/main.ts'))) {
    throw new CommandFailure(
      'The builds cannot be tried in a shop, because this checkout has no provider. Try them where it is, or publish with --without-browser "why".',
    );
  }
  return withTemporaryFolder(async (dataFolder) => {
    const own = join(dataFolder, 'registry');
    const before = await readLive(registry);
    await Promise.all(
      Object.entries(before.live).map(([id, hash]) =>
        cp(releaseFolder(registry, id, hash), releaseFolder(own, id, hash), { recursive: true }),
      ),
    );
    await mkdir(own, { recursive: true });
    await writeLive(own, { serial: 1, live: before.live, history: {} });
    const free = { port: 0, providerPort: 0, sandboxPort: 0 };
    const shop = await openShop({
      root,
      ...free,
      dataFolder,
      variables: trialVariables(),
      edgeVariables: EDGE_VARIABLES,
    });
    const health = async () => trialHealth.parse(await (await fetch(`${shop.origin}/health/ready`)).json());
    try {
      await untilLiveIsWarm(health);
      return await work({
        shop,
        health,
        async switchToCandidates() {
          const live = { ...before.live };
          for (const [id, folder] of candidates) {
            const hash = await contentHash(folder);
            await cp(folder, releaseFolder(own, id, hash), { recursive: true });
            live[id] = hash;
          }
          await writeLive(own, { serial: 2, live, history: {} });
          return refusalOf(own, async () => (await health()).serial === 2);
        },
      });
    } finally {
      await shop.stop();
    }
  });
}

/** Without a renderer, documents lack their content, and nothing can be compared with them. */
async function untilLiveIsWarm(health: () => Promise<TrialHealth>): Promise<void> {
  const deadline = performance.now() + WARM_LIMIT;
  while (!(await health()).renderer.isWarm) {
    if (performance.now() > deadline)
      throw new CommandFailure(
        'The live releases do not become warm, so that the builds cannot be compared with them.',
      );
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
