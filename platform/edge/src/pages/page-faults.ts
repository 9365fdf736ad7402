import { logEvent, loggedPath } from '../event-log.ts';

/** Counts and logs the pages that were sent with content missing, since the start. */
export interface PageFaults {
  /** Sent without any content: the shop renders in the browser. */
  noteWithoutContent(url: string, reason: string, requestId?: string): void;
  /** Sent with a part of its content missing. */
  noteInPart(url: string, reason: string, requestId?: string): void;
  counts(): { pagesWithoutContent: number; pagesInPart: number };
}

export function createPageFaults(): PageFaults {
  let withoutContent = 0;
  let inPart = 0;
  return {
    noteWithoutContent(url, reason, requestId) {
      withoutContent += 1;
      logEvent('page-without-content', { path: loggedPath(url), reason, count: withoutContent, requestId });
    },
    noteInPart(url, reason, requestId) {
      inPart += 1;
      logEvent('page-in-part', { path: loggedPath(url), reason, count: inPart, requestId });
    },
    counts: () => ({ pagesWithoutContent: withoutContent, pagesInPart: inPart }),
  };
}
