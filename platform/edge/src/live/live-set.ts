import { stat } from 'node:fs/promises';
import {
  type CheckedSet,
  hashesOf,
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
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';

/** Identifies the content of a file: each publication replaces the file, or makes it longer. */
export async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

export class LiveSet {
  readonly #registry: string;
  readonly #provider: string | undefined;
  #version: string | undefined;
  #set: ReleasedSet | undefined;
  #served: Omit<ServedState, 'refused'> | undefined;
  #isFirst = true;
  /** The changes to record when the set that was read last is served. */
  #right: ServedChanges = {};

  /** @param provider its origin, which is recorded for commands that publish */
  constructor(registry: string, provider?: string) {
    this.#registry = registry;
    this.#provider = provider;
  }

  /**
   * Returns the same object until `live.json` changes, and undefined as long as no shell is released. The previous set stays when a change
   * cannot be read, or contains a release that no team with the right to publish it has signed. After a restart, a refused change is not
   * tried again: the set before it is returned.
   */
  async read(): Promise<ReleasedSet | undefined> {
    const latest = await fileVersion(liveFile(this.#registry));
    if (latest === this.#version) return this.#set;
    this.#version = latest;
    try {
      this.#set = await this.#latestSet();
    } catch (error) {
      logEvent('live-set-unreadable', { reason: reasonOf(error) });
    }
    return this.#set;
  }

  /** Records in the registry, for `release status` and for a restart, that this set takes traffic. */
  async noteServed(set: ReleasedSet): Promise<void> {
    await this.#noteChanges();
    const { serial } = set;
    this.#served = { serial, live: { ...hashesOf(set) }, provider: this.#provider };
    const { refused } = (await readServedState(this.#registry)) ?? {};
    // A refusal stays recorded: after a restart, the set before the refused one is served again.
    await this.#write({ ...this.#served, ...(refused && refused.serial > serial && { refused }) });
  }

  async noteRefused({ serial }: Pick<ReleasedSet, 'serial'>, reasons: readonly string[]): Promise<void> {
    const refused = { serial, at: new Date().toISOString(), reasons: [...reasons] };
    if (this.#served) await this.#write({ ...this.#served, refused });
  }

  async #latestSet(): Promise<ReleasedSet | undefined> {
    const released = await releasedSet(this.#registry);
    const { serial, unsigned } = released;
    if (unsigned.length > 0) logEvent('release-refused', { serial, reason: unsigned.join(' ') });
    if (this.#isFirst) {
      this.#isFirst = false;
      return this.#setAtStart(released);
    }
    if (unsigned.length === 0 || !this.#served) {
      this.#right = released.right;
      return released.set;
    }
    await this.noteRefused({ serial }, unsigned);
    return this.#set;
  }

  /** The first set after a start. If the live change may not take traffic, the set that was served before the restart is used. */
  async #setAtStart(released: CheckedSet): Promise<ReleasedSet | undefined> {
    const { serial, set, unsigned } = released;
    this.#right = released.right;
    const state = await readServedState(this.#registry);
    const wasRefused = state?.refused?.serial === serial;
    if (!state || (unsigned.length === 0 && !wasRefused)) return set;
    const before = await setOfReleases(this.#registry, state);
    if (!before.set) return set;
    this.#right = before.right;
    logEvent('release-still-refused', { serial, serves: state.serial });
    if (unsigned.length > 0 && serial > state.serial) {
      await this.#write({ ...state, refused: { serial, at: new Date().toISOString(), reasons: unsigned } });
    }
    return before.set;
  }

  /** Records the served changes, so that no older change of a remote with a team is served again, even after a restart. */
  async #noteChanges(): Promise<void> {
    if (Object.keys(this.#right).length === 0) return;
    const changes = { ...(await readServedChanges(this.#registry)), ...this.#right };
    await writeServedChanges(this.#registry, changes).catch((error: unknown) =>
      logEvent('served-changes-not-written', { reason: reasonOf(error) }),
    );
  }

  /** Errors are only logged: without the file `release status` shows less, which is no reason to stop serving. */
  async #write(state: ServedState): Promise<void> {
    await writeServedState(this.#registry, state).catch((error: unknown) =>
      logEvent('served-state-not-written', { reason: reasonOf(error) }),
    );
  }
}
