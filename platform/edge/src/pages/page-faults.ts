import { logEvent, loggedPath } from '../event-log.ts';

/** Counts and logs the pages that were sent with content missing, since the start. */
export interface PageFaults {
  /** Sent without any content: the shop renders in the browser. */
  noteWithoutContent(url: string, reason: string): void;
  /** Sent with a part of its content missing. */
  noteInPart(url: string, reason: string): void;
  counts(): { pagesWithoutContent: number; pagesInPart: number };
}

export function createPageFaults(): PageFaults {
  let withoutContent = 0;
  let inPart = 0;
  return {
    noteWithoutContent(url, reason) {
      withoutContent += 1;
      logEvent('page-without-content', { path: loggedPath(url), reason, count: withoutContent });
    },
    noteInPart(url, reason) {
      inPart += 1;
      logEvent('page-in-part', { path: loggedPath(url), reason, count: inPart });
    },
    counts: () => ({ pagesWithoutContent: withoutContent, pagesInPart: inPart }),
  };
}
