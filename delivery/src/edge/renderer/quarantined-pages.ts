/** Long enough that one page cannot keep a renderer down; a provider may have mended its product by then. */
const SUSPECT_FOR_MS = 60_000;
const MOST_SUSPECTS = 1_000;

/** Addresses that a renderer ended on: for a minute no other is risked on them. */
export interface SuspectPages {
  add(url: string): void;
  has(url: string): boolean;
}

export function createSuspectPages(): SuspectPages {
  const until = new Map<string, number>();
  return {
    add(url) {
      const oldest = until.keys().next();
      if (until.size >= MOST_SUSPECTS && !oldest.done) until.delete(oldest.value);
      until.set(url, performance.now() + SUSPECT_FOR_MS);
    },
    has(url) {
      const end = until.get(url);
      if (end === undefined) return false;
      if (performance.now() < end) return true;
      until.delete(url);
      return false;
    },
  };
}
