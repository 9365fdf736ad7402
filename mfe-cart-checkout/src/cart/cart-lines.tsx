import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn } from 'shared-contracts/cart/rules';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Icon, Picture, Row, Text, TextButton } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { lineKey } from '../cart-data/line-key.ts';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { singleClick } from '../single-click.ts';
import { CartLine, itemName, lineFigure, lineName, linePicture, lineStyles } from './cart-line.tsx';
import type { Removal, useLineChanges } from './use-line-changes.ts';

const words = messages.cart;

const list = css`
  margin-bottom: var(--s-4);
  border-top: var(--hair);
`;

export type CartLinesProps = {
  items: readonly CartItem[];
  changes: ReturnType<typeof useLineChanges>;
};

/** The add-on comes last. */
export function CartLines({ items, changes }: CartLinesProps) {
  const { removed, refusals, setQuantity, undo } = changes;
  const products = items.filter((item) => !isAddOn(item));
  const lines = shownLines(products, removed);
  if (lines.length === 0) return null;
  return (
    <ul css={list} aria-label={words.items}>
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

const text = css`
  overflow-wrap: anywhere;
`;

type RemovedLineProps = { item: CartItem; onUndo: () => void };

/** CART-27: Undo has no time limit. It stays until the shopper leaves the cart, and takes the removed button's focus. */
function RemovedLine({ item, onUndo }: RemovedLineProps) {
  const name = itemName(item);
  return (
    <li css={lineStyles}>
      <Row spread gap="m">
        <Text tone="soft" css={text}>
          {words.removed(name)}
        </Text>
        <TextButton ref={focusOnMount} aria-label={words.undoRemoving(name)} onClick={singleClick(onUndo)}>
          {words.undo}
        </TextButton>
      </Row>
    </li>
  );
}

type ShownLine =
  | { kind: 'item'; item: CartItem; isRestored: boolean }
  | { kind: 'removed'; item: CartItem; removed: Removal };

/** Puts removed lines in their places, so that a restored line does not jump to the end. `removed` is sorted by index. */
function shownLines(items: readonly CartItem[], removed: readonly Removal[]): ShownLine[] {
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

const locked = css`
  grid-template-columns: min(5rem, 30%) minmax(0, 1fr);
  align-items: center;
  margin-top: var(--s-5);
  padding: min(var(--s-4), 5%);
  border: 0;
  border-radius: var(--radius);
  background: var(--paper-sunk);
`;

const nameRow = css`
  display: flex;
  gap: var(--s-2);
  overflow-wrap: anywhere;
`;

/** CART-8: the customer cannot change the packaging. */
function AddOnLine({ item }: { item: CartItem }) {
  return (
    <li css={[lineStyles, locked]}>
      <Picture {...linePicture} src={item.image_link || undefined} alt="" />
      <Row spread>
        <div>
          <h2 css={[lineName, nameRow]}>
            <Icon name="lock" size="s" label={messages.cart.locked} />
            {itemName(item)}
          </h2>
          <Text size="small" tone="soft">
            {messages.cart.addOn}
          </Text>
        </div>
        <span css={lineFigure}>{formatRupees(priceOfPieces(item.Product.selling_price, item.quantity))}</span>
      </Row>
    </li>
  );
}
