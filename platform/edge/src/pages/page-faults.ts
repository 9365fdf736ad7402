import { logEvent, loggedPath } from '../event-log.ts';

/** Milliseconds. */
const LOG_INTERVAL = 5_000;

export class PageFaults {
  readonly #logging: NodeJS.Timeout;
  readonly #withoutPlace = new Map<string, number>();
  #isTold = true;
  #withoutContent = 0;
  #inPart = 0;

  /** @param interval milliseconds after which pages that found no place are logged together, in one line */
  constructor(interval = LOG_INTERVAL) {
    this.#logging = setInterval(() => this.#tellWithoutPlace(), interval).unref();
  }

  /** A page was sent without any content: the shop renders in the browser. */
  noteWithoutContent(url: string, reason: string, requestId?: string): void {
    this.#withoutContent += 1;
    logEvent('page-without-content', {
      path: loggedPath(url),
      reason,
      count: this.#withoutContent,
      requestId,
    });
  }

  /**
   * A page was sent without content because the renderer was overloaded. These are only counted, because they may come as a flood.
   * @param page its name, such as `catalog/shop`
   */
  noteWithoutPlace(page: string): void {
    this.#withoutContent += 1;
    this.#withoutPlace.set(page, (this.#withoutPlace.get(page) ?? 0) + 1);
    this.#isTold = false;
  }

  /** A page was sent with a part of its content missing. */
  noteInPart(url: string, reason: string, requestId?: string): void {
    this.#inPart += 1;
    logEvent('page-in-part', { path: loggedPath(url), reason, count: this.#inPart, requestId });
  }

  counts(): { pagesWithoutContent: number; pagesInPart: number } {
    return { pagesWithoutContent: this.#withoutContent, pagesInPart: this.#inPart };
  }

  close(): void {
    clearInterval(this.#logging);
    this.#tellWithoutPlace();
  }

  #tellWithoutPlace(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    logEvent('page-without-content', {
      reason: 'The renderer had no place in time.',
      pages: Object.fromEntries(this.#withoutPlace),
      count: this.#withoutContent,
    });
  }
}
