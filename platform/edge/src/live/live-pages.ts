import { isDeepStrictEqual } from 'node:util';
import { hashesOf, type ReleasedSet } from 'releases/registry/released-set';
import { logEvent } from '../event-log.ts';
import type { Pages } from '../pages/page-store.ts';
import type { Renderer } from '../renderer/page-renderer.ts';
import type { WarmSet } from '../renderer/render-process.ts';
import { KeptSet } from './kept-set.ts';
import type { LiveSet } from './live-set.ts';

/** Milliseconds between two checks for a new release. A check only reads the status of one file. */
const LIVE_CHECK_INTERVAL = 50;
/** Number of times that a set is opened before it counts as broken: once, a busy machine may have been the cause. */
const ATTEMPTS = 2;

export interface ServedSet {
  set: ReleasedSet;
  renderer: Renderer;
  pages: Pages;
}

interface TriedSet {
  served: ServedSet;
  warm: WarmSet | undefined;
}

/**
 * Follows the releases one by one: the previous set takes traffic until every page of the next one is warm. The renderer of the previous set
 * is kept for a while, but stopped before another set is opened, so that at most two renderers run at a time. A set in which something
 * fails that worked before is refused, and the previous one stays.
 */
export class LivePages {
  readonly #liveSet: Pick<LiveSet, 'read' | 'noteServed' | 'noteRefused'>;
  readonly #open: (set: ReleasedSet, renderer?: Renderer) => ServedSet;
  #isStopping = false;
  #current: ServedSet | undefined;
  #currentWarm: WarmSet | undefined;
  #latest: ServedSet | undefined;
  #kept: { set: KeptSet; warm: WarmSet | undefined } | undefined;
  #polled: Promise<void>;
  /** Resolves when the set that was live at the start is warm, or failed to become warm. */
  readonly begun: Promise<void>;

  /** @param open starts to serve a set, with an existing renderer of the same releases if there is one */
  constructor(
    liveSet: Pick<LiveSet, 'read' | 'noteServed' | 'noteRefused'>,
    open: (set: ReleasedSet, renderer?: Renderer) => ServedSet,
  ) {
    this.#liveSet = liveSet;
    this.#open = open;
    this.begun = this.#poll();
    this.#polled = this.begun;
    void this.#follow();
  }

  /** The set that takes traffic; undefined while nothing is released. */
  current(): ServedSet | undefined {
    return this.#current;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const running = [this.#current, this.#latest].map((served) => served?.renderer.stop());
    await Promise.all([...running, this.#dismissKept()]);
    // A poll under way may still record in the registry what is served.
    await this.#polled;
  }

  async #follow(): Promise<void> {
    await this.begun;
    while (!this.#isStopping) {
      await new Promise((resolve) => setTimeout(resolve, LIVE_CHECK_INTERVAL).unref());
      if (this.#isStopping) return;
      this.#polled = this.#poll();
      await this.#polled;
    }
  }

  async #poll(): Promise<void> {
    const set = await this.#liveSet.read();
    if (!set || set === this.#latest?.set) return;
    const again = this.#reopened(set);
    // When the kept renderer has stopped, another set may already be live: the next poll reads it.
    if (this.#kept && !again) await this.#dismissKept();
    else await this.#switchTo(set, again);
  }

  async #switchTo(set: ReleasedSet, again: TriedSet | undefined): Promise<void> {
    if (again) this.#latest = again.served;
    const warm = again ? again.warm : await this.#openWarm(set);
    const [current, latest] = [this.#current, this.#latest];
    if (this.#isStopping || !latest) return;
    const reasons = current === latest || again ? [] : newFaults(warm, this.#currentWarm);
    if (reasons.length > 0) {
      logEvent('release-refused', { serial: set.serial, reason: reasons.join(' ') });
      await this.#liveSet.noteRefused(set, reasons);
      await latest.renderer.stop();
      return;
    }
    if (!warm) logEvent('release-without-renderer', { serial: set.serial });
    if (current && current.renderer !== latest.renderer) {
      const kept = new KeptSet(current, () => {
        this.#kept = undefined;
      });
      this.#kept = { set: kept, warm: this.#currentWarm };
    }
    this.#current = latest;
    this.#currentWarm = warm;
    await this.#liveSet.noteServed(set);
  }

  /** Opens a set. It tries again if the renderer ended, or if something fails that worked before. */
  async #openWarm(set: ReleasedSet): Promise<WarmSet | undefined> {
    for (let attempt = 1; !this.#isStopping; attempt += 1) {
      const opened = this.#open(set);
      this.#latest = opened;
      // The first release takes traffic at once: there is no previous set.
      this.#current ??= opened;
      const warm = await opened.renderer.tried;
      const isRight = this.#current === opened || newFaults(warm, this.#currentWarm).length === 0;
      if (isRight || attempt === ATTEMPTS) return warm;
      await opened.renderer.stop();
    }
    return undefined;
  }

  /** Serves a set under its new number with a renderer of the same releases, if one runs: the previous set's, or after a refusal the live one's. */
  #reopened(set: ReleasedSet): TriedSet | undefined {
    const live = this.#current && { served: this.#current, warm: this.#currentWarm };
    const kept = this.#kept && { served: this.#kept.set.served, warm: this.#kept.warm };
    const same = [live, kept].find(
      (each) => each && isDeepStrictEqual(hashesOf(each.served.set), hashesOf(set)),
    );
    if (!same?.served.renderer.state().isWarm) return undefined;
    if (same === kept) {
      this.#kept?.set.noteTaken();
      this.#kept = undefined;
    }
    return { served: this.#open(set, same.served.renderer), warm: same.warm };
  }

  async #dismissKept(): Promise<void> {
    await this.#kept?.set.dismiss();
  }
}

/** Faults of a set that the previous one does not have. One team's broken release must not block another team's. */
function newFaults(next: WarmSet | undefined, before: WarmSet | undefined): string[] {
  if (!next) return before ? ['Its renderer ended before its pages were rendered.'] : [];
  return Object.entries(next.broken)
    .filter(([name]) => before !== undefined && !Object.hasOwn(before.broken, name))
    .map(([name, reason]) => `${name}: ${reason}`);
}
