import { LRUCache } from 'lru-cache';

/** Keeps one page from ending the renderer again and again. After a minute, the provider may have corrected the product. */
const QUARANTINE_MS = 60_000;
const MAX_QUARANTINED = 1_000;
/** Number of times after which a remote is left out of every page: otherwise each further address would end the renderer once more. */
const CRASHES_OF_A_REMOTE = 3;

/** Remembers for a minute what a renderer crashed on, so that it is not rendered: first a remote's part of a page, then the whole page. */
export interface Quarantine {
  /** @param remote whose code ran when the renderer ended; undefined if it was the shell's code */
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
    // By default lru-cache uses the clock of its import, which tests cannot replace.
    perf: performance,
  });
}
