import { LRUCache } from 'lru-cache';

/** One page cannot keep the renderer down; after a minute, the provider may have corrected the product. */
const QUARANTINE_MS = 60_000;
const MAX_QUARANTINED = 1_000;
/** A remote that ended the renderer so often is left out of every page: else each further address would end it once more. */
const CRASHES_OF_A_REMOTE = 3;

/** What a renderer crashed on. For a minute, it is not rendered: a remote's part of a page, then the page. */
export interface Quarantine {
  /** @param remote whose code ran when the renderer ended; undefined when that was the shell's */
  add(url: string | undefined, remote: string | undefined): void;
  has(url: string): boolean;
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
