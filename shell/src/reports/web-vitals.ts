import type { VitalsReport } from 'shared-contracts/document';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ownRelease } from '../document/published-set.ts';
import { matchPage } from '../routing/match-page.ts';

/**
 * Measures this visit, and sends the values each time the tab is hidden. Each value belongs to the page that was shown. A browser
 * that does not report navigations within a document attributes all values to the document's page.
 */
export function measure(address: string): void {
  const landing = window.location.pathname;
  /** Metric's id → its last value. */
  const unsent = new Map<string, VitalsReport>();
  const note = ({ id, name, value, navigationURL }: Metric) => {
    const path = navigationURL ? new URL(navigationURL, document.baseURI).pathname : landing;
    const release = ownRelease(matchPage(path).page);
    if (release) unsent.set(id, { release, name, value: Math.round(value * 1_000) / 1_000 });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note, { reportSoftNavs: true });
  // Added after the library's own listeners, which report the last values on this event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || unsent.size === 0) return;
    navigator.sendBeacon(address, JSON.stringify([...unsent.values()]));
    unsent.clear();
  });
}
