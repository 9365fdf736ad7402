import { hashesOf, type ReleasedSet, setOfSigned } from 'releases/registry/released-set';
import { signatureError } from 'releases/registry/signing/release-signature';
import type { Teams } from 'releases/registry/signing/teams';
import { ensureStored } from 'releases/registry/source/fetch-release';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import type { Store } from 'store/store';
import type { ServedSet } from './live-pages.ts';

interface BesideOptions {
  registry: string;
  teams: Teams;
  /** The store from which this machine gets releases that it lacks. */
  source: Store | undefined;
}

/**
 * The live set with other releases of some packages, for a preview or a canary.
 * @param releases package id → hash
 * @throws ReleaseRefused when one is not registered, or not signed by a team that may publish it
 */
export async function setBeside(
  live: ReleasedSet,
  releases: Readonly<Record<string, string>>,
  { registry, teams, source }: BesideOptions,
): Promise<ReleasedSet> {
  for (const [id, hash] of Object.entries(releases)) {
    await ensureStored(registry, source, teams, { id, hash });
    const error = await signatureError(registry, teams, id, hash);
    if (error) throw new ReleaseRefused([error]);
  }
  const set = await setOfSigned(registry, live.serial, { ...hashesOf(live), ...releases });
  if (!set) throw new ReleaseRefused(['The files of the shell are lost.']);
  return set;
}

/** Milliseconds that a set keeps its renderer after it was last needed. */
const KEPT_FOR_MS = 10 * 60_000;

/** A set beside the live one, such as the previous one for a rollback (decision 002). Its renderer stops if it is not needed for a while. */
export class KeptSet {
  readonly served: ServedSet;
  readonly #onDismissed: () => void;
  #dismissal: NodeJS.Timeout | undefined;

  constructor(served: ServedSet, onDismissed: () => void) {
    this.served = served;
    this.#onDismissed = onDismissed;
    this.noteNeeded();
  }

  noteNeeded(): void {
    clearTimeout(this.#dismissal);
    this.#dismissal = setTimeout(() => void this.dismiss(), KEPT_FOR_MS).unref();
  }

  /** The set takes traffic again, so its renderer must not stop. */
  noteTaken(): void {
    clearTimeout(this.#dismissal);
  }

  async dismiss(): Promise<void> {
    clearTimeout(this.#dismissal);
    this.#onDismissed();
    await this.served.renderer.stop();
  }
}
