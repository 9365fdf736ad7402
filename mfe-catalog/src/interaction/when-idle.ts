/** Milliseconds. Safari has no idle callbacks. */
const IDLE_AFTER = 1_000;

/** Runs something that neither hydration nor a tap should wait for. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run());
  else setTimeout(run, IDLE_AFTER);
}
