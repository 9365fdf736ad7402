import { logEvent } from '../../event-log.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { LiveSet } from './live-set.ts';

/** Milliseconds between two checks for a new release. */
const POLL_INTERVAL_MS = 200;

/** A released set with its renderer and its pages. */
export interface ServedSet {
  set: ReleasedSet;
  renderer: PageRenderer;
  pages: PageStore;
}

/** The set that takes traffic. */
export interface LivePages {
  /** Undefined while nothing is released. */
  current(): ServedSet | undefined;
  /** Resolves when the set that was live at the start is warm, or failed to become warm. */
  begun: Promise<void>;
  /** Stops all renderers. */
  stop(): Promise<void>;
}

/**
 * Follows the releases one by one: the previous set takes traffic until the next one is warm on each page, and is stopped
 * before another one is opened. So at most two renderers run at a time.
 * @param open starts to serve a set
 */
export function followLivePages(liveSet: LiveSet, open: (set: ReleasedSet) => ServedSet): LivePages {
  let isStopping = false;
  let current: ServedSet | undefined;
  let latest: ServedSet | undefined;

  async function switchTo(set: ReleasedSet): Promise<void> {
    const next = open(set);
    const previous = current;
    latest = next;
    // The first release takes traffic at once: there is no previous set.
    current ??= next;
    const isWarm = await next.renderer.tried;
    if (isStopping) return;
    if (!isWarm) logEvent('release-without-renderer', { serial: set.serial });
    current = next;
    await previous?.renderer.stop();
  }

  async function poll(): Promise<void> {
    const set = await liveSet.read();
    if (set && set !== latest?.set) await switchTo(set);
  }

  async function follow(): Promise<void> {
    await begun;
    while (!isStopping) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS).unref());
      if (!isStopping) await poll();
    }
  }

  const begun = poll();
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
