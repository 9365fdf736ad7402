interface Kept<Value> {
  value: Promise<Value>;
  until: number;
}

/** Keeps what is the same for every visitor for a moment; requests at the same time share one piece of work. */
export interface PageCache<Value> {
  /** `make` says whether its value may be kept; a rejection never is. */
  get(key: string, make: () => Promise<{ value: Value; mayKeep: boolean }>): Promise<Value>;
}

interface PageCacheLimits {
  /** Milliseconds. */
  timeToLive: number;
  /** Above it the oldest values go. */
  entries: number;
}

export function createPageCache<Value>({ timeToLive, entries }: PageCacheLimits): PageCache<Value> {
  const kept = new Map<string, Kept<Value>>();

  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && performance.now() < found.until) return found.value;

      // By now a later request may have put its own in the place of what took longer than its time.
      const forget = () => kept.get(key)?.value === value && kept.delete(key);
      const value = make().then((made) => {
        if (!made.mayKeep) forget();
        return made.value;
      });
      value.catch(forget);
      kept.delete(key);
      kept.set(key, { value, until: performance.now() + timeToLive });
      const oldest = kept.keys().next();
      if (kept.size > entries && !oldest.done) kept.delete(oldest.value);
      return value;
    },
  };
}
