import { stat } from 'node:fs/promises';
import { logEvent, reasonOf } from '../../event-log.ts';
import { liveFile } from '../../registry/registry-folders.ts';
import { type ReleasedSet, releasedSet } from '../../registry/released-set.ts';

/** Each publication replaces the file, so inode and modification time identify it. */
async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

/** The set that is live in a registry. */
export interface LiveSet {
  /**
   * Returns the same object until `live.json` changes, and undefined while no shell is released. When a change cannot be
   * read, the previous set stays.
   */
  read(): Promise<ReleasedSet | undefined>;
}

export function createLiveSet(registry: string): LiveSet {
  let version: string | undefined;
  let set: ReleasedSet | undefined;
  return {
    async read() {
      const latest = await fileVersion(liveFile(registry));
      if (latest === version) return set;
      version = latest;
      try {
        set = await releasedSet(registry);
      } catch (error) {
        logEvent('live-set-unreadable', { reason: reasonOf(error) });
      }
      return set;
    },
  };
}
