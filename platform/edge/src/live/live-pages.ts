import type { ReleasedSet } from 'releases/registry/released-set';
import { logEvent } from '../event-log.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { WarmSet } from '../renderer/render-process.ts';
import type { LiveSet } from './live-set.ts';

/** Milliseconds between two checks for a new release, each of which reads the state of one file. */
const LIVE_CHECK_INTERVAL = 50;
/** How often a set is opened before it counts as broken: a busy machine may have been the cause once. */
const ATTEMPTS = 2;
/** Milliseconds that the previous set keeps its renderer, so that a roll-back takes traffic at once (decision 022). */
const KEPT_FOR_MS = 10 * 60_000;

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

/** A set whose renderer was warm, and what did not work in it. */
interface TriedSet {
  served: ServedSet;
  warm: WarmSet | undefined;
}

/**
 * Follows the releases one by one: the previous set takes traffic until the next one is warm on each page. Its renderer is kept
 * for a while, and stopped before another set is opened. So at most two renderers run at a time. A set in which something does
 * not work that worked before is refused: the previous one stays.
 * @param open starts to serve a set, with the renderer of the same releases where there is one
 */
export function followLivePages(
  liveSet: Pick<LiveSet, 'read' | 'noteServed' | 'noteRefused'>,
  open: (set: ReleasedSet, renderer?: PageRenderer) => ServedSet,
): LivePages {
  let isStopping = false;
  let current: ServedSet | undefined;
  let currentWarm: WarmSet | undefined;
  let latest: ServedSet | undefined;
  let kept: TriedSet | undefined;
  let dismissal: NodeJS.Timeout | undefined;

  function keep(tried: TriedSet): void {
    kept = tried;
    dismissal = setTimeout(() => void dismissKept(), KEPT_FOR_MS).unref();
  }

  async function dismissKept(): Promise<void> {
    clearTimeout(dismissal);
    const { served } = kept ?? {};
    kept = undefined;
    await served?.renderer.stop();
  }

  /** Opens the set again if its renderer ended, or something in it does not work that worked before. */
  async function openWarm(set: ReleasedSet): Promise<WarmSet | undefined> {
    for (let attempt = 1; !isStopping; attempt += 1) {
      const opened = open(set);
      latest = opened;
      // The first release takes traffic at once: there is no previous set.
      if (!current) current = opened;
      const warm = await opened.renderer.tried;
      const isRight = current === opened || newFaults(warm, currentWarm).length === 0;
      if (isRight || attempt === ATTEMPTS) return warm;
      await opened.renderer.stop();
    }
    return undefined;
  }

  /** The set with the same releases that has a renderer, under its new number: the previous one, or after a refusal the live one. */
  function reopened(set: ReleasedSet): TriedSet | undefined {
    const live = current && { served: current, warm: currentWarm };
    const same = [live, kept].find((each) => each && isSameShop(each.served.set, set));
    if (!same?.served.renderer.state().isWarm) return undefined;
    if (same === kept) {
      clearTimeout(dismissal);
      kept = undefined;
    }
    return { served: open(set, same.served.renderer), warm: same.warm };
  }

  async function switchTo(set: ReleasedSet, again: TriedSet | undefined): Promise<void> {
    if (again) latest = again.served;
    const warm = again ? again.warm : await openWarm(set);
    if (isStopping || !latest) return;
    const reasons = current === latest || again ? [] : newFaults(warm, currentWarm);
    if (reasons.length > 0) {
      logEvent('release-refused', { serial: set.serial, reason: reasons.join(' ') });
      await liveSet.noteRefused(set, reasons);
      await latest.renderer.stop();
      return;
    }
    if (!warm) logEvent('release-without-renderer', { serial: set.serial });
    if (current && current.renderer !== latest.renderer) keep({ served: current, warm: currentWarm });
    current = latest;
    currentWarm = warm;
    await liveSet.noteServed(set);
  }

  async function poll(): Promise<void> {
    const set = await liveSet.read();
    if (!set || set === latest?.set) return;
    const again = reopened(set);
    // Yet another set may be live when the kept renderer has stopped: the next poll reads it.
    if (kept && !again) await dismissKept();
    else await switchTo(set, again);
  }

  async function follow(): Promise<void> {
    await begun;
    while (!isStopping) {
      await new Promise((resolve) => setTimeout(resolve, LIVE_CHECK_INTERVAL).unref());
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
      await Promise.all([current?.renderer.stop(), latest?.renderer.stop(), dismissKept()]);
      // It may still note in the registry what is served.
      await polled;
    },
  };
}

/** Whether two sets have the same releases. */
function isSameShop(one: ReleasedSet, other: ReleasedSet): boolean {
  const releases = ({ shell, remotes }: ReleasedSet) =>
    JSON.stringify([shell.hash, remotes.map(({ release, hash }) => [release.id, hash]).sort()]);
  return releases(one) === releases(other);
}

/** What does not work in a set, and worked in the one before. One team's broken release must not block another team's. */
function newFaults(next: WarmSet | undefined, before: WarmSet | undefined): string[] {
  if (!next) return before ? ['Its renderer ended before its pages were rendered.'] : [];
  return Object.entries(next.broken)
    .filter(([name]) => before !== undefined && !Object.hasOwn(before.broken, name))
    .map(([name, reason]) => `${name}: ${reason}`);
}
