/** Milliseconds between two checks. On the slowest network a part of a document arrives in this time. */
const STALLED_AFTER = 5_000;

/**
 * Reloads a document once if its connection ended before its last byte (SITE-63). To the browser such a document never
 * finishes: it stays as it is, and no script of the shop starts.
 */
export function reloadCutDocument(): void {
  watch(0);
}

/** Sets one timeout at a time: an interval would run on in a complete document. @param before elements at the last check */
function watch(before: number): void {
  setTimeout(() => {
    if (document.readyState !== 'loading' || isReloaded()) return;
    const arrived = document.getElementsByTagName('*').length;
    // A reload would lose what is being typed.
    if (arrived === before && !document.querySelector('input:focus')) void reloadIfWhole();
    watch(arrived);
  }, STALLED_AFTER);
}

/** Called late, because reading the navigation entry would take milliseconds of the first frame. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Checks the network first: a reload without one would remove what has arrived. */
async function reloadIfWhole(): Promise<void> {
  try {
    await (await fetch(location.href)).text();
  } catch {
    return;
  }
  if (document.readyState === 'loading') location.reload();
}
