import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn } from 'shared-contracts/cart/rules';
import { Icon, TextLink } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { AddOnLine } from './add-on-line.tsx';
import { CartLine } from './cart-line.tsx';

const list = css`
  margin-bottom: var(--s-4);
  border-top: var(--hair);
`;

export type CartItemsProps = {
  items: readonly CartItem[];
  onRemoved: () => void;
};

/** The lines of the cart, with the add-on last. */
export function CartItems({ items, onRemoved }: CartItemsProps) {
  return (
    <section aria-label={messages.cart.items}>
      <ul css={list}>
        {items
          .filter((item) => !isAddOn(item))
          .map((item) => (
            <CartLine key={item.cart_item_id} item={item} onRemoved={onRemoved} />
          ))}
        {items.filter(isAddOn).map((item) => (
          <AddOnLine key={item.cart_item_id} item={item} />
        ))}
      </ul>
      <TextLink to={pagePath('/shop')}>
        <Icon name="arrow-left" size="s" />
        {messages.cart.continueShopping}
      </TextLink>
    </section>
  );
}
