import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn } from 'shared-contracts/cart/rules';
import { lineKey } from '../cart-data/line-key.ts';
import { messages } from '../messages.ts';
import { AddOnLine } from './add-on-line.tsx';
import { CartLine } from './cart-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { shownLines } from './shown-lines.ts';
import type { useLineChanges } from './use-line-changes.ts';

const list = css`
  margin-bottom: var(--s-4);
  border-top: var(--hair);
`;

export type CartLinesProps = {
  items: readonly CartItem[];
  changes: ReturnType<typeof useLineChanges>;
};

/** The lines of the cart and the removed ones, with the add-on last. */
export function CartLines({ items, changes }: CartLinesProps) {
  const { removed, refusals, setQuantity, undo } = changes;
  const products = items.filter((item) => !isAddOn(item));
  const lines = shownLines(products, removed);
  if (lines.length === 0) return null;
  return (
    <ul css={list} aria-label={messages.cart.items}>
      {lines.map((line, index) => {
        const key = lineKey(line.item);
        if (line.kind === 'removed') {
          return <RemovedLine key={key} item={line.item} onUndo={() => undo(line.removed)} />;
        }
        return (
          <CartLine
            key={key}
            item={line.item}
            isRestored={line.isRestored}
            refusal={refusals.get(key)}
            onChange={(quantity) => setQuantity(line.item, quantity, index)}
          />
        );
      })}
      {items.filter(isAddOn).map((item) => (
        <AddOnLine key={lineKey(item)} item={item} />
      ))}
    </ul>
  );
}
