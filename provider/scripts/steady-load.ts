/** Milliseconds between two requests: the load of some hundred visitors. */
const INTERVAL = 20;

/** Sends requests at a constant rate, independent of the responses, so that a blocked server gets no fewer of them. */
export function steadyLoad(send: () => Promise<Response>): { end(): Promise<number[]> } {
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    sent.push(
      send()
        .then((response) => response.arrayBuffer())
        .then(() => performance.now() - started),
    );
  }, INTERVAL);
  return {
    end() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

/** @param share 0–100 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
