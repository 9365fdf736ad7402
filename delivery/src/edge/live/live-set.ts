import { stat } from 'node:fs/promises';
import { logEvent, reasonOf } from '../../event-log.ts';
import { liveFile } from '../../registry/registry-folders.ts';
import { type ReleasedSet, releasedSet } from '../../registry/released-set.ts';

/** Each publication replaces the file, so its inode and time tell one from the next. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

/** The set that a registry says is live. */
export interface LiveSet {
  /**
   * The same object until `live.json` changes, undefined while no shell is released. When a change cannot be read, the
   * set before it stays.
   */
  read(): Promise<ReleasedSet | undefined>;
}

export function createLiveSet(registry: string): LiveSet {
  let stamp: string | undefined;
  let set: ReleasedSet | undefined;
  return {
    async read() {
      const latest = await stampOf(liveFile(registry));
      if (latest === stamp) return set;
      stamp = latest;
      try {
        set = await releasedSet(registry);
      } catch (error) {
        logEvent('live-set-unreadable', { reason: reasonOf(error) });
      }
      return set;
    },
  };
}
