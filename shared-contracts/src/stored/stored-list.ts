import type { Shape } from '../incoming/shapes.ts';
import { withStorage } from '../session/session-storage.ts';

/** A list that all tabs of the shop share. If the browser does not store it, it lasts until the document is left. */
export class StoredList<Item> {
  readonly #key: string;
  readonly #shape: Shape<Item>;
  readonly #listeners = new Set<() => void>();
  #items: readonly Item[];
  /** Whether `#items` could not be stored. */
  #isUnstored = false;

  /** @param shape the shape of an item. Items of another shape, such as those of a damaged entry, are dropped */
  constructor(key: string, shape: Shape<Item>) {
    this.#key = key;
    this.#shape = shape;
    this.#items = this.#stored();
    if (typeof window === 'undefined') return;
    // Fired by other tabs. A null key means that storage was cleared.
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === key) this.reload();
    });
    // While the page was frozen for Back (bfcache), it has missed changes of other tabs.
    window.addEventListener('pageshow', (event) => event.persisted && this.reload());
  }

  /** The same array until the list changes. */
  items = (): readonly Item[] => this.#items;

  /** Calls back after each change, also by another tab. @returns a function that unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes the list as it is now stored. For an empty list, the entry is removed. */
  change(change: (items: readonly Item[]) => readonly Item[]): void {
    // On the server, it would be kept for the next visitor.
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

  /** Called after a logout, which removes the entry. */
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
