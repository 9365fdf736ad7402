/** Milliseconds between two looks. On the slowest network a part of a document arrives in this time. */
const STALLED_AFTER = 5_000;

/**
 * Loads a document once more whose connection ended before its last byte (SITE-63). To the browser such a document never finishes: it stays
 * as far as it came, and no script of the shop starts.
 */
export function reloadCutDocument(): void {
  let before = 0;
  const watch = setInterval(() => {
    const arrived = document.getElementsByTagName('*').length;
    if (document.readyState !== 'loading' || isReloaded()) clearInterval(watch);
    // What is being typed would be lost.
    else if (arrived === before && !document.querySelector('input:focus')) void reloadIfWhole();
    before = arrived;
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
