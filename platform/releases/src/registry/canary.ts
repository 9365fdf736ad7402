import { type Canary, runningCanary } from './log/canaries.ts';
import { type LogEntry, readLog } from './log/change-log.ts';
import { type LiveReleases, readLive } from './log/live-releases.ts';
import { authorOf } from './log/provenance.ts';
import type { PublishNotes, Registered } from './publish.ts';
import { bringUpToDate } from './shared/bring-up-to-date.ts';
import { changeRegistry } from './shared/change-registry.ts';
import type { SharedRegistry } from './shared/shared-registry.ts';
import { ReleaseRefused } from './store/release-refused.ts';

/**
 * Shows registered releases to some visitors, without making them live.
 * @param percent of visitors, at most 50, because a control group of the same size is needed
 * @throws ReleaseRefused while another canary runs, or when all of them are live already
 */
export async function beginCanary(
  registry: string,
  { hashes, commits, bytes }: Registered,
  percent: number,
  { shared, why, without = [] }: Pick<PublishNotes, 'shared' | 'why' | 'without'> = {},
): Promise<void> {
  await bringUpToDate(registry, shared);
  await changeRegistry(registry, shared, async (commit) => {
    const before = await readLive(registry);
    const running = runningCanary(await readLog(registry));
    if (running)
      throw new ReleaseRefused([
        `${releaseNames(running.hashes)} is a canary already, begun by ${running.by}: npm run release -- promote, or withdraw.`,
      ]);
    const changed = Object.entries(hashes).filter(([id, hash]) => before.live[id] !== hash);
    if (changed.length === 0) throw new ReleaseRefused(['These builds are live already.']);
    const from = (id: string) => (before.live[id] === undefined ? {} : { from: before.live[id] });
    const entry: LogEntry = {
      ...(await entryOf(before, registry)),
      canary: {
        ...{ change: 'begun', percent },
        releases: changed.map(([id, to]) => ({
          ...{ id, ...from(id), to, bytes: bytes[id] },
          ...(commits[id] !== undefined && { commit: commits[id] }),
        })),
      },
      ...(why !== undefined && { why }),
      ...(without.length > 0 && { without: [...without] }),
    };
    await commit(entry, before);
  });
}

/**
 * Ends the canary, so that everybody gets what is live. Does nothing when it has already ended.
 * @param by who or what ends it; by default the author in git's settings
 * @throws ReleaseRefused when the database cannot be used, or another change was made meanwhile
 */
export async function withdrawCanary(
  registry: string,
  { at }: Pick<Canary, 'at'>,
  { why, shared, by }: { why?: string | undefined; shared?: SharedRegistry | undefined; by?: string },
): Promise<void> {
  await bringUpToDate(registry, shared);
  await changeRegistry(registry, shared, async (commit) => {
    const log = await readLog(registry);
    const begun = log.findLast(({ canary }) => canary !== undefined);
    if (!begun?.canary || runningCanary(log)?.at !== at) return;
    const before = await readLive(registry);
    const entry: LogEntry = {
      ...(await entryOf(before, registry)),
      ...(by !== undefined && { by }),
      ...(why !== undefined && { why }),
      canary: { ...begun.canary, change: 'withdrawn' },
    };
    await commit(entry, before);
  });
}

/** @throws ReleaseRefused when no canary is running */
export async function theCanary(registry: string): Promise<Canary> {
  const canary = runningCanary(await readLog(registry));
  if (!canary) throw new ReleaseRefused(['No canary is running.']);
  return canary;
}

async function entryOf({ serial, live }: LiveReleases, registry: string): Promise<LogEntry> {
  const [at, by] = [new Date().toISOString(), await authorOf(registry)];
  return { serial, at, by, action: 'canary', releases: [], live };
}

/** `catalog 0123456789abcdef and account …` */
export function releaseNames(hashes: Readonly<Record<string, string>>): string {
  return new Intl.ListFormat('en-IN').format(Object.entries(hashes).map((each) => each.join(' ')));
}
