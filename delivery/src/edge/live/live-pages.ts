import { logEvent } from '../../event-log.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { WarmSet } from '../renderer/render-process.ts';
import type { LiveSet } from './live-set.ts';

/** Milliseconds between two checks for a new release. */
const POLL_INTERVAL_MS = 200;
/** How often a set is opened before it counts as broken: a busy machine may have been the cause once. */
const ATTEMPTS = 2;

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
 * before another one is opened. So at most two renderers run at a time. A set in which something does not work that worked
 * before is refused: the previous one stays.
 * @param open starts to serve a set
 */
export function followLivePages(
  liveSet: Pick<LiveSet, 'read' | 'noteServed' | 'noteRefused'>,
  open: (set: ReleasedSet) => ServedSet,
): LivePages {
  let isStopping = false;
  let current: ServedSet | undefined;
  let currentWarm: WarmSet | undefined;
  let latest: ServedSet | undefined;

  /** Opens the set again if its renderer ended. */
  async function openWarm(set: ReleasedSet): Promise<WarmSet | undefined> {
    for (let attempt = 1; !isStopping; attempt += 1) {
      const opened = open(set);
      latest = opened;
      // The first release takes traffic at once: there is no previous set.
      if (!current) current = opened;
      const warm = await opened.renderer.tried;
      if (warm || current === opened || attempt === ATTEMPTS) return warm;
      await opened.renderer.stop();
    }
    return undefined;
  }

  async function switchTo(set: ReleasedSet): Promise<void> {
    const warm = await openWarm(set);
    if (isStopping || !latest) return;
    const reasons = current === latest ? [] : newFaults(warm, currentWarm);
    if (reasons.length > 0) {
      logEvent('release-refused', { serial: set.serial, reason: reasons.join(' ') });
      await liveSet.noteRefused(set, reasons);
      await latest.renderer.stop();
      return;
    }
    if (!warm) logEvent('release-without-renderer', { serial: set.serial });
    const previous = current === latest ? undefined : current;
    current = latest;
    currentWarm = warm;
    await liveSet.noteServed(set);
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
      if (isStopping) return;
      polled = poll();
      await polled;
    }
  }

  const begun = poll();
  let polled = begun;
  void follow();
  return {
    current: () => current,
    begun,
    async stop() {
      isStopping = true;
      await Promise.all([current?.renderer.stop(), latest?.renderer.stop()]);
      // It may still note in the registry what is served.
      await polled;
    },
  };
}

/** What does not work in a set, and worked in the one before. One team's broken release must not block another team's. */
function newFaults(next: WarmSet | undefined, before: WarmSet | undefined): string[] {
  if (!next) return before ? ['Its renderer ended before its pages were rendered.'] : [];
  return Object.entries(next.broken)
    .filter(([name]) => before !== undefined && !Object.hasOwn(before.broken, name))
    .map(([name, reason]) => `${name}: ${reason}`);
}
