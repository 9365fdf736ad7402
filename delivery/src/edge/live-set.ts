import { stat } from 'node:fs/promises';
import { liveFile } from '../registry/registry-folders.ts';
import { type ReleasedSet, releasedSet } from '../registry/released-set.ts';
import { logEvent, reasonOf } from './event-log.ts';

/** Each publication replaces the file, so its inode and time tell one from the next. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

/**
 * The set that is live, asked for at each request: a look at `live.json`'s date, and a reading only after a change.
 * When a change cannot be read, the set before it stays.
 */
export function followLiveSet(registry: string): () => Promise<ReleasedSet | undefined> {
  let stamp: string | undefined;
  let reading: Promise<ReleasedSet | undefined> = Promise.resolve(undefined);

  return async () => {
    const latest = await stampOf(liveFile(registry));
    if (latest === stamp) return reading;
    stamp = latest;
    const before = reading;
    reading = releasedSet(registry).catch((error: unknown) => {
      logEvent('live-set-unreadable', { reason: reasonOf(error) });
      return before;
    });
    return reading;
  };
}
