import { LRUCache } from 'lru-cache';

const MAX_DELAY_FACTOR = 64;
/** A run of this length ends the backoff: what ended it is no crash loop, whose starts would take the processor from visitors. */
const STABLE_MS = 5_000;
/** One page cannot keep the renderer down; after a minute, the provider may have corrected the product. */
const QUARANTINE_MS = 60_000;
const MAX_QUARANTINED = 1_000;
/** A remote that ended the renderer so often is left out of every page: else each further address would end it once more. */
const CRASHES_OF_A_REMOTE = 3;

/** Exponential backoff between restarts. */
export interface RestartBackoff {
  noteStart(): void;
  /** To be called when the process has ended: milliseconds until the next start. */
  nextDelay(): number;
}

/** @param firstDelay milliseconds; doubled each time up to 64 times its value, and reset by a run of five seconds */
export function createRestartBackoff(firstDelay: number): RestartBackoff {
  const maxDelay = firstDelay * MAX_DELAY_FACTOR;
  let startedAt = Number.NEGATIVE_INFINITY;
  let delay = 0;
  return {
    noteStart() {
      startedAt = performance.now();
    },
    nextDelay() {
      const wasStable = performance.now() - startedAt > STABLE_MS;
      delay = wasStable || delay === 0 ? firstDelay : Math.min(delay * 2, maxDelay);
      return delay;
    },
  };
}

/** What a renderer crashed on. For a minute, it is not rendered: a remote's part of a page, then the page. */
export interface Quarantine {
  /** @param remote whose code ran when the renderer ended; undefined when that was the shell's */
  add(url: string | undefined, remote: string | undefined): void;
  /** Whether the page is not to be rendered at all. */
  has(url: string): boolean;
  /** The remotes that are to be left out of the page. */
  without(url: string): readonly string[];
}

export function createQuarantine(): Quarantine {
  const pages = createEntries<ReadonlySet<string>>();
  const remotes = createEntries<number>();
  const whole = createEntries<true>();
  const crashesOf = (remote: string) => remotes.get(remote) ?? 0;
  return {
    add(url, remote) {
      if (remote === undefined) {
        if (url !== undefined) whole.set(url, true);
        return;
      }
      remotes.set(remote, crashesOf(remote) + 1);
      if (url !== undefined) pages.set(url, new Set([...(pages.get(url) ?? []), remote]));
    },
    has: (url) => whole.has(url),
    without(url) {
      const everywhere = [...remotes.keys()].filter((remote) => crashesOf(remote) >= CRASHES_OF_A_REMOTE);
      return [...new Set([...(pages.get(url) ?? []), ...everywhere])];
    },
  };
}

function createEntries<Value extends object | number | true>(): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    max: MAX_QUARANTINED,
    ttl: QUARANTINE_MS,
    ttlResolution: 0,
    // The default clock is the one at the time of import, which tests cannot replace.
    perf: performance,
  });
}
