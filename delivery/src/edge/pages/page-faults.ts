import { logEvent } from '../../event-log.ts';
import { pathOf } from '../renderer/render-thread.ts';

/** Pages that were not sent as they should be, since the start. */
export interface PageFaults {
  /** Sent without any content: the shop works as a client application then. */
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
      logEvent('page-without-content', { path: pathOf(url), reason, count: withoutContent });
    },
    noteInPart(url, reason) {
      inPart += 1;
      logEvent('page-in-part', { path: pathOf(url), reason, count: inPart });
    },
    counts: () => ({ pagesWithoutContent: withoutContent, pagesInPart: inPart }),
  };
}
