import { stat } from 'node:fs/promises';
import {
  type CheckedSet,
  type ReleasedSet,
  releasedSet,
  setOfReleases,
} from 'releases/registry/released-set';
import { readServedState, type ServedState, writeServedState } from 'releases/registry/served-state';
import {
  readServedChanges,
  type ServedChanges,
  writeServedChanges,
} from 'releases/registry/signing/signed-change';
import { liveFile } from 'releases/registry/store/registry-folders';
import { logEvent, reasonOf } from '../event-log.ts';

/** Each publication replaces the file, so inode and modification time identify it. */
async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

/** The set that is live in a registry. */
export interface LiveSet {
  /**
   * Returns the same object until `live.json` changes, and undefined while no shell is released. When a change cannot be
   * read, or holds a release that no team signed which may publish it, the previous set stays. After a restart, a change that was
   * refused is not tried again: the set before it is returned.
   */
  read(): Promise<ReleasedSet | undefined>;
  /** Notes in the registry, for `release status` and a restart, that this set takes traffic. */
  noteServed(set: ReleasedSet): Promise<void>;
  /** Notes that this set does not take traffic, and why. */
  noteRefused(set: ReleasedSet, reasons: readonly string[]): Promise<void>;
}

export function createLiveSet(registry: string): LiveSet {
  let version: string | undefined;
  let set: ReleasedSet | undefined;
  let served: Pick<ServedState, 'serial' | 'live'> | undefined;
  let isFirst = true;
  /** What to note when the set that was read last is served. */
  let right: ServedChanges = {};

  async function latestSet(): Promise<ReleasedSet | undefined> {
    const released = await releasedSet(registry);
    const { serial, unsigned } = released;
    if (unsigned.length > 0) logEvent('release-refused', { serial, reason: unsigned.join(' ') });
    if (!isFirst) {
      if (unsigned.length === 0 || !served) {
        right = released.right;
        return released.set;
      }
      await noteRefused(serial, unsigned);
      return set;
    }
    isFirst = false;
    return setAtStart(released);
  }

  /** A change that may not take traffic gives way to what was served before the restart. */
  async function setAtStart(released: CheckedSet): Promise<ReleasedSet | undefined> {
    const { serial, set, unsigned } = released;
    right = released.right;
    const state = await readServedState(registry);
    const wasRefused = state?.refused?.serial === serial;
    if (!state || (unsigned.length === 0 && !wasRefused)) return set;
    const before = await setOfReleases(registry, state);
    if (!before.set) return set;
    right = before.right;
    logEvent('release-still-refused', { serial, serves: state.serial });
    if (unsigned.length > 0 && serial > state.serial) {
      await write({ ...state, refused: { serial, at: new Date().toISOString(), reasons: unsigned } });
    }
    return before.set;
  }

  async function noteRefused(serial: number, reasons: readonly string[]): Promise<void> {
    if (served)
      await write({ ...served, refused: { serial, at: new Date().toISOString(), reasons: [...reasons] } });
  }

  /** So that no older change of a remote with a team is served again, also after a restart. */
  async function noteChanges(): Promise<void> {
    if (Object.keys(right).length === 0) return;
    await writeServedChanges(registry, { ...(await readServedChanges(registry)), ...right }).catch(
      (error: unknown) => logEvent('served-changes-not-written', { reason: reasonOf(error) }),
    );
  }

  /** Without it, `release status` says less: no reason to stop serving. */
  async function write(state: ServedState): Promise<void> {
    await writeServedState(registry, state).catch((error: unknown) =>
      logEvent('served-state-not-written', { reason: reasonOf(error) }),
    );
  }

  return {
    async read() {
      const latest = await fileVersion(liveFile(registry));
      if (latest === version) return set;
      version = latest;
      try {
        set = await latestSet();
      } catch (error) {
        logEvent('live-set-unreadable', { reason: reasonOf(error) });
      }
      return set;
    },
    async noteServed(next) {
      await noteChanges();
      const hashes = next.remotes.map(({ release, hash }) => [release.id, hash]);
      served = { serial: next.serial, live: { shell: next.shell.hash, ...Object.fromEntries(hashes) } };
      const { refused } = (await readServedState(registry)) ?? {};
      // After a restart, the set before the refused one is served again.
      await write({ ...served, ...(refused && refused.serial > next.serial && { refused }) });
    },
    noteRefused: ({ serial }, reasons) => noteRefused(serial, reasons),
  };
}
