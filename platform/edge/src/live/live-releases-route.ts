import type { Context, Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { withdrawnCanaries } from 'releases/registry/log/canaries';
import { readLog } from 'releases/registry/log/change-log';
import { readLiveOrNothing } from 'releases/registry/log/live-releases';
import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';
import type { LiveSet } from 'shared-contracts/document';
import type { EdgeVariables } from '../proxy/edge-request.ts';

/** Number of sets whose description is cached: the live one, a canary's and those of previews. */
const SETS = 5;
/** Milliseconds that a description is cached. Not longer, because a canary can be withdrawn without a change of what is live. */
const KNOWN_FOR = 1_000;

/**
 * Tells open tabs which releases are served, and which were taken back (PROM-138). Other origins may read it: a host that is not this shop
 * finds here the hashes for the addresses of the remotes that it loads.
 * @param currentSet the set of this visitor's documents: a tab that reloads must get the releases that it was told
 */
export function liveReleasesRoute(
  registry: string,
  currentSet: (c: Context<EdgeVariables>) => ReleasedSet | undefined | Promise<ReleasedSet | undefined>,
): Handler<EdgeVariables> {
  const answers = new LRUCache<ReleasedSet, Promise<LiveSet>>({ max: SETS, ttl: KNOWN_FOR });
  return async (c) => {
    const set = await currentSet(c);
    c.header('Access-Control-Allow-Origin', '*');
    if (!set) return c.json({ live: {}, withdrawn: [] } satisfies LiveSet, 503);
    const answer = answers.get(set) ?? describe(set, registry);
    if (!answers.has(set)) answers.set(set, answer);
    c.header('Cache-Control', 'no-store');
    return c.json(await answer);
  };
}

async function describe(set: ReleasedSet, registry: string): Promise<LiveSet> {
  const live = hashesOf(set);
  // With a damaged registry, no release is known to have been taken back.
  const { history } = await readLiveOrNothing(registry);
  const rolledBack = Object.entries(history).flatMap(([id, publications]) =>
    publications
      .filter(({ hash, rolledBackAt }) => rolledBackAt !== undefined && live[id] !== hash)
      .map(({ hash }) => `${id}/${hash}`),
  );
  const canaries = withdrawnCanaries(await readLog(registry)).filter((release) => !isIn(live, release));
  return { live, withdrawn: [...new Set([...rolledBack, ...canaries])].slice(-MAX_WITHDRAWN) };
}

function isIn(live: Readonly<Record<string, string>>, release: string): boolean {
  const [id = '', hash] = release.split('/');
  return live[id] === hash;
}

/** Only the latest ones: a tab with an older release has most likely loaded another document since. */
const MAX_WITHDRAWN = 50;
