import { logEvent } from '../../event-log.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { LiveSet } from './live-set.ts';

/** How soon a release is noticed, in milliseconds. */
const LOOK_AGAIN_MS = 200;

/** A released set, with all that its pages need. */
export interface ServedSet {
  set: ReleasedSet;
  renderer: PageRenderer;
  pages: PageStore;
}

/** The set that visitors get. */
export interface LivePages {
  /** Undefined while nothing is released. */
  current(): ServedSet | undefined;
  /** Resolves when what was live at the start is warm, or cannot get so. */
  begun: Promise<void>;
  /** Ends all renderers. */
  stop(): Promise<void>;
}

/**
 * Follows what is live, one release after the other: the set before keeps taking traffic until the next is warm on each
 * page, and is gone before another is begun with. So no more than two renderers are alive.
 * @param open begins to serve a set
 */
export function followLivePages(liveSet: LiveSet, open: (set: ReleasedSet) => ServedSet): LivePages {
  let isStopping = false;
  let current: ServedSet | undefined;
  let latest: ServedSet | undefined;

  async function bringUp(set: ReleasedSet): Promise<void> {
    const next = open(set);
    const before = current;
    latest = next;
    // Before the first release there is nobody to take its traffic.
    current ??= next;
    const isWarm = await next.renderer.tried;
    if (isStopping) return;
    if (!isWarm) logEvent('release-without-renderer', { serial: set.serial });
    current = next;
    await before?.renderer.stop();
  }

  async function look(): Promise<void> {
    const set = await liveSet.read();
    if (set && set !== latest?.set) await bringUp(set);
  }

  async function follow(): Promise<void> {
    await begun;
    while (!isStopping) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS).unref());
      if (!isStopping) await look();
    }
  }

  const begun = look();
  void follow();
  return {
    current: () => current,
    begun,
    async stop() {
      isStopping = true;
      await Promise.all([current?.renderer.stop(), latest?.renderer.stop()]);
    },
  };
}
