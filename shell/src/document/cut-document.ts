/** Milliseconds between two checks. On the slowest network a part of a document arrives in this time. */
const STALLED_AFTER = 5_000;

/**
 * Reloads a document once if its connection ended before its last byte (SITE-63). To the browser such a document never
 * finishes: it stays as it is, and no script of the shop starts.
 */
export function reloadCutDocument(): void {
  watch(0);
}

/** Without an interval: one would run on for seconds in a document that is whole. @param before elements that had arrived at the last check */
function watch(before: number): void {
  setTimeout(() => {
    if (document.readyState !== 'loading' || isReloaded()) return;
    const arrived = document.getElementsByTagName('*').length;
    // A reload would lose what is being typed.
    if (arrived === before && !document.querySelector('input:focus')) void reloadIfWhole();
    watch(arrived);
  }, STALLED_AFTER);
}

/** Asked late, because the answer takes milliseconds of the first frame. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Without a network a reload would take away what has arrived. */
async function reloadIfWhole(): Promise<void> {
  try {
    await (await fetch(location.href)).text();
  } catch {
    return;
  }
  if (document.readyState === 'loading') location.reload();
}
