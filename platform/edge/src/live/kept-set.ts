import type { ServedSet } from './live-pages.ts';

/** Milliseconds that a set keeps its renderer after it was needed last. */
const KEPT_FOR_MS = 10 * 60_000;

/** A set beside the live one, such as the previous one for a roll-back (decision 002). Its renderer stops when it was not needed for a while. */
export class KeptSet {
  readonly served: ServedSet;
  readonly #onDismissed: () => void;
  #dismissal: NodeJS.Timeout | undefined;

  constructor(served: ServedSet, onDismissed: () => void) {
    this.served = served;
    this.#onDismissed = onDismissed;
    this.noteNeeded();
  }

  noteNeeded(): void {
    clearTimeout(this.#dismissal);
    this.#dismissal = setTimeout(() => void this.dismiss(), KEPT_FOR_MS).unref();
  }

  /** It takes traffic again, so that its renderer runs on. */
  noteTaken(): void {
    clearTimeout(this.#dismissal);
  }

  async dismiss(): Promise<void> {
    clearTimeout(this.#dismissal);
    this.#onDismissed();
    await this.served.renderer.stop();
  }
}
