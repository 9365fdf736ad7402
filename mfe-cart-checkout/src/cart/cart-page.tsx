import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder, isAddOn, orderItemCount } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { ErrorPanel, PageHeading, Section, Skeleton, useNearViewport, Wrap } from 'shared-contracts/look';
import { Fragment, type PageModule } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { cartQuery, refreshCart } from '../cart-data/cart-queries.ts';
import { useCart } from '../cart-data/use-cart.ts';
import { messages } from '../messages.ts';
import { CartNotice, noticeQueries } from '../payment/cart-notice.tsx';
import { priceDetailsAhead, usePriceDetailsAhead } from '../price-details/price-queries.ts';
import { sentCartMessages } from '../sent-cart/sent-cart-messages.ts';
import { readSentLines, SENT_LINES } from '../sent-cart/sent-lines.ts';
import { CartContents } from './cart-contents.tsx';
import { itemName } from './cart-line.tsx';

const words = messages.cart;
const CRUMBS = [{ label: words.home, to: pagePath('/') }, { label: words.crumb }];

/** Reserves the height of the lead until its text is known. */
const LEAD_PLACE = '\u00a0';

/** Set here, so that this margin collapses with that of the suggestions. */
const page = css`
  margin-bottom: var(--section);
`;

/** As tall as the panel with this number of lines. On phones its two buttons are stacked. */
const sentPlace = (lines: number) => css`
  --padding: clamp(1.25rem, 2vw, 2rem);
  height: calc(${11.25 + 2 * lines}rem + 2 * var(--padding));
  margin-bottom: var(--s-6);
  @media (max-width: 429px) {
    height: calc(${15.25 + 2 * lines}rem + 2 * var(--padding));
  }
`;

function CartPage() {
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const { items = [], isKnown } = useCart();
  // The server renders the page without query parameters.
  const isSent = useHydrated() && search.has(SENT_LINES);
  // The panel stays after all lines are added, when the address no longer contains them (CART-61).
  const [hasSentCart, setSentCart] = useState(false);
  if (isSent && !hasSentCart) setSentCart(true);
  const first = items.find((item) => !isAddOn(item));
  usePriceDetailsAhead(isKnown);
  useShopEvent('cart-updated', () => refreshCart(queries));

  return (
    <>
      <Wrap css={page}>
        <PageHeading
          crumbs={CRUMBS}
          title={words.title}
          lead={items.length ? words.counts(productCount(items), orderItemCount(items)) : LEAD_PLACE}
        />
        <CartNotice />
        {isKnown && hasSentCart && <SentLines />}
        <CartContents />
      </Wrap>
      {first && !canPlaceOrder(items) && <Suggestions item={first} />}
    </>
  );
}

/** CART-59. Its scripts are loaded only if the address contains lines. */
function SentLines() {
  const [search] = useSearchParams();
  return (
    <Fragment
      of="cart-checkout/sent-cart"
      skeleton={<Skeleton css={sentPlace(readSentLines(search).length)} />}
      fallback={({ retry }) => <ErrorPanel compact title={sentCartMessages.failed} onRetry={retry} />}
    />
  );
}

function productCount(items: readonly CartItem[]): number {
  return items.filter((item) => !isAddOn(item)).length;
}

/** CART-31: products to complete a cart that is too small for an order. Without the catalogue's remote they are left out. */
function Suggestions({ item }: { item: CartItem }) {
  const { ref, isNear } = useNearViewport();
  const title = messages.almostThere.suggestions(itemName(item));
  const { product_id } = item.Product;
  const skeleton = (
    <Section title={title}>
      <Skeleton css={stripPlace} />
    </Section>
  );
  if (!isNear) return <div ref={ref}>{skeleton}</div>;
  return (
    <Fragment
      of="catalog/product-strip"
      title={title}
      product={{ product_id, material: item.material }}
      skeleton={skeleton}
      fallback={() => null}
    />
  );
}

/** As tall as a card, which has a square picture and four lines of text. */
const stripPlace = css`
  height: calc(48vw + 6.5rem);
  @media (min-width: 768px) {
    height: calc(26vw + 6.5rem);
  }
  @media (min-width: 1024px) {
    height: calc(18vw + 6.5rem);
  }
`;

export default {
  Page: CartPage,
  parameters: {},
  prefetch: ({ search }) => [cartQuery, ...priceDetailsAhead(), ...noticeQueries(search)],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies PageModule;
