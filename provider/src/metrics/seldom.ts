/** A value is kept for so many times as long as reading it took: counting a million orders then takes 0.1 % of the time. */
const KEPT_FOR = 1_000;
/** Milliseconds at most: a machine that stood still for a minute must not make a value half a day old. */
const MOST_KEPT = 10 * 60_000;

/** Reads a value again when it is older than a thousand times what reading it took, or ten minutes. What fails is not kept. */
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
