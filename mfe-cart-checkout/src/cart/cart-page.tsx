import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cartQuantity } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { PageHead, Wrap } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { ROUTES } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { CartContents } from './cart-contents.tsx';
import { cartQuery, refreshCart } from './cart-queries.ts';

const words = messages.cart;
const CRUMBS = [{ label: words.home, to: ROUTES.home }, { label: words.crumb }];

/** A line that is empty and as high as its words will be. */
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
      <PageHead
        crumbs={CRUMBS}
        title={
          // A removed line takes the focus with it: it goes to the heading.
          <span ref={title} css={heading} tabIndex={-1}>
            {words.title}
          </span>
        }
        lead={items?.length ? words.counts(items.length, cartQuantity(items)) : LEAD_PLACE}
      />
      <CartContents onRemoved={() => title.current?.focus()} />
    </Wrap>
  );
}

export default {
  Page: CartPage,
  prefetch: () => [cartQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies RemoteModules['cart-checkout/cart'];
