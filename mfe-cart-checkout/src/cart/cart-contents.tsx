import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder, isAddOn } from 'shared-contracts/cart/rules';
import { ButtonLink, EmptyPanel, ErrorPanel, Icon, TextLink } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { PriceDetails } from '../price-details/price-details.tsx';
import { AddOnLine } from './add-on-line.tsx';
import { AlmostThere } from './almost-there.tsx';
import { cartColumns } from './cart-layout.ts';
import { CartLine } from './cart-line.tsx';
import { cartQuery } from './cart-queries.ts';
import { CartSkeleton } from './cart-skeleton.tsx';

const words = messages.cart;

export function CartContents({ onRemoved }: { onRemoved: () => void }) {
  const cart = useQuery(cartQuery);
  if (cart.error) {
    return <ErrorPanel title={words.failed(cart.error.message)} onRetry={() => cart.refetch()} />;
  }
  if (cart.isPending) return <CartSkeleton />;
  if (cart.data.length === 0) {
    return (
      <EmptyPanel icon="bag" title={words.empty} message={words.emptyAdvice}>
        <ButtonLink to={pagePath('/shop')}>{words.shopNow}</ButtonLink>
      </EmptyPanel>
    );
  }
  return (
    <div css={cartColumns}>
      <CartItems items={cart.data} onRemoved={onRemoved} />
      {canPlaceOrder(cart.data) ? <PriceDetails items={cart.data} /> : <AlmostThere items={cart.data} />}
    </div>
  );
}

const list = css`
  margin-bottom: var(--s-4);
  border-top: var(--hair);
`;

type CartItemsProps = {
  items: readonly CartItem[];
  onRemoved: () => void;
};

/** The lines of the cart, with the add-on last. */
function CartItems({ items, onRemoved }: CartItemsProps) {
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
