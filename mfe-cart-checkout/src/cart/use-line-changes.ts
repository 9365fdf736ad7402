import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { useQuestion } from 'shared-contracts/remotes';
import { cartWishesOf } from '../cart-data/cart-wishes.ts';
import { lineKey } from '../cart-data/line-key.ts';
import { messages } from '../messages.ts';
import type { RemovedLine } from './shown-lines.ts';

const words = messages.cart;

/** What the shopper changes in this visit of the cart: quantities, removed lines, and what the server has refused. */
export function useLineChanges() {
  const wishes = cartWishesOf(useQueryClient());
  const ask = useQuestion();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  function change(item: CartItem, quantity: number): void {
    const others = [...refusals].filter(([key]) => key !== lineKey(item));
    setRefusals(new Map(others));
    wishes.wish(item, quantity).catch(({ message }: Error) => {
      setRefusals((known) => new Map([...known, [lineKey(item), message]]));
      void ask({ title: words.changeFailedTitle, message, confirmLabel: words.ok });
    });
  }

  return {
    removed,
    refusals,
    /** @param place index of the line in the shown list, where an undone removal brings it back; 0 removes it (CART-16) */
    setQuantity(item: CartItem, quantity: number, place: number): void {
      if (quantity === 0) {
        const others = removed.filter((line) => lineKey(line.item) !== lineKey(item));
        const lines = [...others, { item, place, isUndone: false }];
        setRemoved(lines.sort((one, other) => one.place - other.place));
      }
      change(item, quantity);
    },
    undo(line: RemovedLine): void {
      setRemoved((lines) => lines.map((other) => (other === line ? { ...line, isUndone: true } : other)));
      change(line.item, line.item.quantity);
    },
  };
}
