/** Milliseconds. Shorter than the time for which a page may be served after it was rendered. */
export const RENEW_EVERY = 6_000;
/** Milliseconds after its last visit for which a page is kept. */
export const KEPT_FOR = 5 * 60_000;
/** Each page is rendered every six seconds, which takes 0.5 % of a core. */
const MOST_PAGES = 4;

interface KeptPage {
  timer: NodeJS.Timeout;
  visitedAt: number;
}

/**
 * Renders the pages that were visited last again before they expire. Otherwise the first visitor after a quiet minute would wait for the
 * provider and the renderer, which take 50 to 450 ms of a first paint.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();

  /** @param renew renders the page again; if it fails, the page is no longer kept */
  visited(url: string, renew: () => Promise<unknown>): void {
    const known = this.#pages.get(url);
    const timer = known?.timer ?? setInterval(() => void this.#renew(url, renew), RENEW_EVERY).unref();
    // Moves the page to the end, where the latest visit is.
    this.#pages.delete(url);
    this.#pages.set(url, { timer, visitedAt: performance.now() });
    const [longestAgo] = this.#pages.keys();
    if (this.#pages.size > MOST_PAGES && longestAgo !== undefined) this.#drop(longestAgo);
  }

  async #renew(url: string, renew: () => Promise<unknown>): Promise<void> {
    const { visitedAt = Number.NEGATIVE_INFINITY } = this.#pages.get(url) ?? {};
    if (performance.now() - visitedAt > KEPT_FOR) this.#drop(url);
    else await renew().catch(() => this.#drop(url));
  }

  #drop(url: string): void {
    clearInterval(this.#pages.get(url)?.timer);
    this.#pages.delete(url);
  }
}
