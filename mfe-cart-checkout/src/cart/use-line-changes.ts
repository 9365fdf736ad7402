import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { useQuestion } from 'shared-contracts/remotes';
import { lineKey } from '../cart-data/line-key.ts';
import { pendingChangesOf } from '../cart-data/pending-changes.ts';
import { messages } from '../messages.ts';

const words = messages.cart;

/** A line that the shopper has removed in this visit. `item` has the quantity that Undo brings back. */
export type Removal = {
  item: CartItem;
  /** Its place in the shown list. */
  index: number;
  isUndone: boolean;
};

export function useLineChanges() {
  const pending = pendingChangesOf(useQueryClient());
  const ask = useQuestion();
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  function change(item: CartItem, quantity: number): void {
    const others = [...refusals].filter(([key]) => key !== lineKey(item));
    setRefusals(new Map(others));
    pending.change(item, quantity).catch(({ message }: Error) => {
      setRefusals((known) => new Map([...known, [lineKey(item), message]]));
      void ask({ title: words.changeFailedTitle, message, confirmLabel: words.ok });
    });
  }

  return {
    removed,
    refusals,
    /** A quantity of 0 removes the line (CART-16); Undo brings it back at `index` of the shown list. */
    setQuantity(item: CartItem, quantity: number, index: number): void {
      if (quantity === 0) {
        const others = removed.filter((line) => lineKey(line.item) !== lineKey(item));
        const lines = [...others, { item, index, isUndone: false }];
        setRemoved(lines.sort((one, other) => one.index - other.index));
      }
      change(item, quantity);
    },
    undo(line: Removal): void {
      setRemoved((lines) => lines.map((other) => (other === line ? { ...line, isUndone: true } : other)));
      change(line.item, line.item.quantity);
    },
  };
}
