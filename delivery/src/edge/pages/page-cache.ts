/** Milliseconds. */
export interface Lifetime {
  /** A value is good for so long. */
  fresh: number;
  /** After that it may still be given for so long, while another is made. */
  stale: number;
}

interface Made<Value> {
  value: Value;
  lifetime: Lifetime;
  bytes: number;
}

interface Kept<Value> {
  value: Value;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
}

/** Keeps what is the same for every visitor; requests at the same time share one piece of work. */
export interface PageCache<Value> {
  /** `make` says how long its value is good; a rejection is never kept. */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
}

/** Above these the values go that were not asked for longest. */
interface PageCacheLimits {
  entries: number;
  bytes: number;
}

export function createPageCache<Value>(limits: PageCacheLimits): PageCache<Value> {
  const kept = new Map<string, Kept<Value>>();
  const beingMade = new Map<string, Promise<Value>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, { value, lifetime, bytes: size }: Made<Value>): void {
    const now = performance.now();
    // What is good for a moment only does not take the place of what can still be given.
    const isBetter = lifetime.stale > 0 || now >= (kept.get(key)?.staleUntil ?? 0);
    if (lifetime.fresh === 0 || !isBetter) return;
    forget(key);
    const freshUntil = now + lifetime.fresh;
    kept.set(key, { value, freshUntil, staleUntil: freshUntil + lifetime.stale, bytes: size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) break;
      forget(oldest);
    }
  }

  async function makeOnce(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    try {
      const made = await make();
      keep(key, made);
      return made.value;
    } finally {
      beingMade.delete(key);
    }
  }

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
      }
      if (found && performance.now() < found.freshUntil) return found.value;
      const making = beingMade.get(key) ?? makeOnce(key, make);
      beingMade.set(key, making);
      if (!found || performance.now() >= found.staleUntil) return making;
      // Whoever asks once it is too old for this gets the failure.
      making.catch(() => undefined);
      return found.value;
    },
  };
}
