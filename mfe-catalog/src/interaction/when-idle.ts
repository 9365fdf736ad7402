/** Milliseconds after which a busy page counts as idle. Safari has no idle callbacks. */
const IDLE_LIMIT = 1_000;

/** Runs something that no tap should wait for. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: IDLE_LIMIT });
  else setTimeout(run, IDLE_LIMIT);
}
