/** Factor of the reading time for which a value is cached. Counting a million orders then takes 0.1 % of the time. */
const KEPT_FOR = 1_000;
/** Upper limit in milliseconds. If the machine stood still for a minute while reading, the value would be cached for half a day. */
const MOST_KEPT = 10 * 60_000;

/** Caches a value for a thousand times its reading time, but at most ten minutes. Failures are not cached. */
export function seldom<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return async () => {
    const began = performance.now();
    if (kept && began < kept.until) return await kept.value;
    const reading = { value: read(), until: Number.POSITIVE_INFINITY };
    kept = reading;
    try {
      const value = await reading.value;
      const ended = performance.now();
      reading.until = ended + Math.min((ended - began) * KEPT_FOR, MOST_KEPT);
      return value;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}
