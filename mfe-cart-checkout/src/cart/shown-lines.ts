import type { CartItem } from 'shared-contracts/cart';
import { lineKey } from '../cart-data/line-key.ts';

/** A line that the shopper has removed in this visit. `item` has the quantity that Undo brings back. */
export type RemovedLine = {
  item: CartItem;
  /** In the list. */
  index: number;
  isUndone: boolean;
};

export type ShownLine =
  | { kind: 'item'; item: CartItem; isRestored: boolean }
  | { kind: 'removed'; item: CartItem; removed: RemovedLine };

/**
 * The lines of the list: those of the cart, and a removed one in its place, so that Undo appears where the line was and a
 * restored line does not jump to the end.
 * @param removed sorted by index
 */
export function shownLines(items: readonly CartItem[], removed: readonly RemovedLine[]): ShownLine[] {
  const inCart = new Map(items.map((item) => [lineKey(item), item]));
  const moved = new Set(removed.map(({ item }) => lineKey(item)));
  const lines: ShownLine[] = items
    .filter((item) => !moved.has(lineKey(item)))
    .map((item) => ({ kind: 'item', item, isRestored: false }));
  for (const line of removed) {
    const item = inCart.get(lineKey(line.item));
    // A removal that failed leaves its item in the cart.
    if (item) lines.splice(line.index, 0, { kind: 'item', item, isRestored: line.isUndone });
    else if (!line.isUndone) lines.splice(line.index, 0, { kind: 'removed', item: line.item, removed: line });
  }
  return lines;
}
