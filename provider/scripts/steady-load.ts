/** Milliseconds between two requests: what a shop with some hundred visitors asks. */
const PACE = 20;

/** Asks at a steady pace, whether answers come or not: a server that stands still is not asked less. */
export function steadyLoad(ask: () => Promise<Response>): { end(): Promise<number[]> } {
  const asked: Promise<number>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    asked.push(
      ask()
        .then((answer) => answer.arrayBuffer())
        .then(() => performance.now() - started),
    );
  }, PACE);
  return {
    end() {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

/** @param share 0–100 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
