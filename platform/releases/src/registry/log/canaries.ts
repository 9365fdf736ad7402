import type { LogEntry } from './change-log.ts';
import { CHANGES_LIVE } from './live-releases.ts';

/** Releases that some visitors get in place of the live ones, until they are promoted or withdrawn. */
export interface Canary extends Pick<LogEntry, 'at' | 'by'> {
  /** Percentage of visitors who get the canary. The control group has the same size. */
  percent: number;
  /** Package id → hash. */
  hashes: Readonly<Record<string, string>>;
  /** Package id → commit, where it is known. */
  commits: Readonly<Record<string, string>>;
}

/** The last canary, with the reason if it was withdrawn. */
export interface LastCanary {
  canary: Canary;
  withdrawn: Pick<LogEntry, 'at' | 'by' | 'why'> | undefined;
}

/** @returns undefined if there was no canary, or if it ended because the live release of one of its packages changed */
export function lastCanary(log: readonly LogEntry[]): LastCanary | undefined {
  const index = log.findLastIndex(({ canary }) => canary !== undefined);
  const entry = log[index];
  if (!entry?.canary) return undefined;
  const { releases, percent, change } = entry.canary;
  const hashes = Object.fromEntries(releases.map(({ id, to }) => [id, to]));
  const isReplaced = log
    .slice(index + 1)
    .some((later) => CHANGES_LIVE.includes(later.action) && later.releases.some(({ id }) => id in hashes));
  if (isReplaced) return undefined;
  const commits = Object.fromEntries(releases.flatMap(({ id, commit }) => (commit ? [[id, commit]] : [])));
  const canary = { at: entry.at, by: entry.by, percent, hashes, commits };
  return { canary, withdrawn: change === 'withdrawn' ? entry : undefined };
}

export function runningCanary(log: readonly LogEntry[]): Canary | undefined {
  const last = lastCanary(log);
  return last?.withdrawn ? undefined : last?.canary;
}

/** The releases of all withdrawn canaries as `<id>/<hash>`, oldest first. */
export function withdrawnCanaries(log: readonly LogEntry[]): string[] {
  return log.flatMap(({ canary }) =>
    canary?.change === 'withdrawn' ? canary.releases.map(({ id, to }) => `${id}/${to}`) : [],
  );
}
