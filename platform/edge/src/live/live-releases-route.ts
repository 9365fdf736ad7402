import type { Context, Handler } from 'hono';
import { readLiveOrNothing } from 'releases/registry/log/live-releases';
import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';
import type { LiveSet } from 'shared-contracts/document';

/**
 * Tells open tabs which releases are served, and which were taken back (PROM-138). Other origins may read it, because a host that is not
 * this shop finds here the hashes in the addresses of the remotes that it loads.
 * @param currentSet the set of this visitor's documents: a tab that reloads must get what it is told
 */
export function liveReleasesRoute(
  registry: string,
  currentSet: (c: Context) => ReleasedSet | undefined | Promise<ReleasedSet | undefined>,
): Handler {
  let known: { set: ReleasedSet; answer: Promise<LiveSet> } | undefined;
  return async (c) => {
    const set = await currentSet(c);
    c.header('Access-Control-Allow-Origin', '*');
    if (!set) return c.json({ live: {}, withdrawn: [] } satisfies LiveSet, 503);
    if (known?.set !== set) known = { set, answer: describe(set, registry) };
    c.header('Cache-Control', 'no-store');
    return c.json(await known.answer);
  };
}

async function describe(set: ReleasedSet, registry: string): Promise<LiveSet> {
  const live = hashesOf(set);
  // Of a damaged registry, nothing is known to be taken back.
  const { history } = await readLiveOrNothing(registry);
  const withdrawn = Object.entries(history).flatMap(([id, publications]) =>
    publications
      .filter(({ hash, rolledBackAt }) => rolledBackAt !== undefined && live[id] !== hash)
      .map(({ hash }) => `${id}/${hash}`),
  );
  return { live, withdrawn: [...new Set(withdrawn)].slice(-MAX_WITHDRAWN) };
}

/** The latest ones: an older tab has most likely loaded another document since. */
const MAX_WITHDRAWN = 50;
