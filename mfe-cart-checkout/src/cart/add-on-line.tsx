import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { Icon, Picture, Row, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { itemName, lineFigure, lineName, linePicture, lineStyles } from './cart-line.tsx';

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
export function AddOnLine({ item }: { item: CartItem }) {
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
