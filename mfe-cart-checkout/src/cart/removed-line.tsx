import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Row, Text, TextButton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { singleClick } from '../single-click.ts';
import { itemName } from './item-name.ts';
import { lineStyles } from './line-styles.ts';

const words = messages.cart;

const text = css`
  overflow-wrap: anywhere;
`;

export type RemovedLineProps = { item: CartItem; onUndo: () => void };

/**
 * CART-27: stands in the place of a removed line until the shopper leaves the cart, so that there is no time limit. The focused
 * button has gone with the line, so Undo takes the focus.
 */
export function RemovedLine({ item, onUndo }: RemovedLineProps) {
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
