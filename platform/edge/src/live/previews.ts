import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';
import { type Preview, readPreview } from 'releases/registry/signing/preview';
import { readTeams } from 'releases/registry/signing/teams';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import type { Store } from 'store/store';
import { KeptSet, setBeside } from './kept-set.ts';
import type { ServedSet } from './live-pages.ts';

/** Number of preview sets that have a renderer at a time: each takes as much memory as that of the live set. */
const MOST = 2;

interface PreviewsOptions {
  registry: string;
  /** The store from which this machine gets releases that it lacks. */
  source: Store | undefined;
  current: () => ServedSet | undefined;
  /** Starts to serve a set. @param shown ids and hashes of the releases that are not live */
  open: (set: ReleasedSet, shown: readonly string[]) => ServedSet;
}

/** Shows the holders of a signed address the live set with other releases of some packages. */
export class Previews {
  readonly #options: PreviewsOptions;
  /** By the live releases and those shown in their place; the set that was needed last is at the end. */
  readonly #kept = new Map<string, KeptSet>();

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /**
   * Resolves when its pages are warm, or its renderer has failed.
   * @throws ReleaseRefused when the token is not valid, or its releases are not registered
   */
  async of(token: string): Promise<{ served: ServedSet; preview: Preview }> {
    const teams = await readTeams(this.#options.registry);
    const preview = readPreview(teams, token);
    const live = this.#options.current()?.set;
    if (!live) throw new ReleaseRefused(['Nothing is live yet beside which a preview could be shown.']);
    const key = JSON.stringify([hashesOf(live), preview.releases]);
    const kept =
      this.#kept.get(key) ??
      this.#opened(key, await setBeside(live, preview.releases, { ...this.#options, teams }), preview);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.noteNeeded();
    await kept.served.renderer.tried;
    return { served: kept.served, preview };
  }

  /** The sets that have a renderer now. */
  running(): readonly ServedSet[] {
    return [...this.#kept.values()].map(({ served }) => served);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#kept.values()].map((kept) => kept.dismiss()));
  }

  #opened(key: string, set: ReleasedSet, { releases }: Preview): KeptSet {
    const sameMeanwhile = this.#kept.get(key);
    if (sameMeanwhile) return sameMeanwhile;
    const [oldest] = this.#kept.values();
    if (oldest && this.#kept.size >= MOST) void oldest.dismiss();
    const shown = Object.entries(releases).map((each) => each.join(' '));
    return new KeptSet(this.#options.open(set, shown), () => void this.#kept.delete(key));
  }
}
