import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn, orderItemCount } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { PageHeading, Wrap } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { CartContents } from './cart-contents.tsx';
import { cartQuery, refreshCart } from './cart-queries.ts';

const words = messages.cart;
const CRUMBS = [{ label: words.home, to: pagePath('/') }, { label: words.crumb }];

/** Reserves the height of the line until its text is known. */
const LEAD_PLACE = '\u00a0';

const page = css`
  padding-bottom: var(--section);
`;

const heading = css`
  outline: none;
`;

function CartPage() {
  const queries = useQueryClient();
  const { data: items } = useQuery(cartQuery);
  const title = useRef<HTMLSpanElement>(null);
  useShopEvent('cart-updated', () => refreshCart(queries));

  return (
    <Wrap css={page}>
      <PageHeading
        crumbs={CRUMBS}
        title={
          // Removing a line removes the focused element, so the heading takes the focus.
          <span ref={title} css={heading} tabIndex={-1}>
            {words.title}
          </span>
        }
        lead={items?.length ? words.counts(productCount(items), orderItemCount(items)) : LEAD_PLACE}
      />
      <CartContents onRemoved={() => title.current?.focus()} />
    </Wrap>
  );
}

function productCount(items: readonly CartItem[]): number {
  return items.filter((item) => !isAddOn(item)).length;
}

export default {
  Page: CartPage,
  parameters: {},
  prefetch: () => [cartQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies RemoteModules['cart-checkout/cart'];
