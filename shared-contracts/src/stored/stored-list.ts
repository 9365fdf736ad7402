import type { Shape } from '../incoming/shapes.ts';
import { withStorage } from '../session/session-storage.ts';

/** A list that all tabs of the shop share. Where the browser does not store it, it lasts until the document is left. */
export class StoredList<Item> {
  readonly #key: string;
  readonly #shape: Shape<Item>;
  readonly #listeners = new Set<() => void>();
  #items: readonly Item[];
  /** The browser does not store what is in `#items`. */
  #isUnstored = false;

  /** @param shape of an item: others are dropped, such as those of a damaged entry */
  constructor(key: string, shape: Shape<Item>) {
    this.#key = key;
    this.#shape = shape;
    this.#items = this.#stored();
    if (typeof window === 'undefined') return;
    // The event comes from other tabs. A key of null says that all was removed.
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === key) this.reload();
    });
    // A page that the browser froze for Back (bfcache) has missed what other tabs did.
    window.addEventListener('pageshow', (event) => event.persisted && this.reload());
  }

  /** The same array until the list changes. */
  items = (): readonly Item[] => this.#items;

  /** Calls back after each change, also of another tab. @returns a function that ends it */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes the list as it is stored now. An empty one takes no place. */
  change(change: (items: readonly Item[]) => readonly Item[]): void {
    // A server would keep it for the next visitor.
    if (typeof window === 'undefined') return;
    const items = change(this.#isUnstored ? this.#items : this.#stored());
    this.#isUnstored = !withStorage((store) => {
      if (items.length > 0) store.setItem(this.#key, JSON.stringify(items));
      else store.removeItem(this.#key);
      return true;
    }, false);
    this.#show(items);
  }

  reload(): void {
    if (!this.#isUnstored) this.#show(this.#stored());
  }

  /** After a logout, which removes what is stored. */
  forget(): void {
    this.#isUnstored = false;
    this.#show([]);
  }

  #show(items: readonly Item[]): void {
    this.#items = items;
    for (const tell of this.#listeners) tell();
  }

  #stored(): readonly Item[] {
    const text = withStorage((store) => store.getItem(this.#key), null);
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter(this.#shape) : [];
    } catch {
      return [];
    }
  }
}
