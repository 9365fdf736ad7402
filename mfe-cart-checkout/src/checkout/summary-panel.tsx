import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { isAddOn } from 'shared-contracts/cart/rules';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { ErrorPanel, Notice, Picture, Row, Skeleton, Stack, Text, TextLink } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { isSameName } from 'shared-contracts/product/same-name';
import { pagePath } from 'shared-contracts/routes';
import { cartQuery } from '../cart-data/cart-queries.ts';
import { chargesQuery, priceSummaryQuery } from '../price-details/price-queries.ts';
import { PriceSums } from '../price-details/price-sums.tsx';
import { sidePanel } from '../price-details/side-panel.ts';
import { priceOfPieces } from '../price-of-pieces.ts';
import { panelCell } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

/** Shows what is ordered, and the server's sums, beside both steps (CHECK-1). */
export function SummaryPanel({ coupon }: { coupon: string }) {
  const titleId = useId();
  return (
    <aside css={[sidePanel, panelCell]} aria-labelledby={titleId}>
      <Row spread>
        <h2 id={titleId}>{words.summary}</h2>
        <TextLink to={pagePath('/cart')}>{words.editCart}</TextLink>
      </Row>
      <SummaryOfCart coupon={coupon} />
    </aside>
  );
}

function SummaryOfCart({ coupon }: { coupon: string }) {
  const cart = useQuery(cartQuery);
  const summary = useQuery(priceSummaryQuery);
  const charges = useQuery(chargesQuery);
  // The badge may have requested the cart and failed before the hydration render.
  const lost = useHydrated() ? (cart.error ?? summary.error) : null;
  if (lost) {
    return (
      <ErrorPanel
        compact
        title={words.summaryFailed}
        message={lost.message}
        onRetry={() => void Promise.all([cart.refetch(), summary.refetch()])}
      />
    );
  }
  // Everything appears at once, because explanations that arrive later would move the sums.
  if (!(cart.data && summary.data) || charges.isPending) return <SummarySkeleton />;
  const isCouponGone = coupon !== '' && summary.data.coupon_code?.toUpperCase() !== coupon.toUpperCase();
  return (
    <>
      <SummaryLines items={cart.data} />
      {isCouponGone && <Notice tone="warn">{words.couponGone(coupon)}</Notice>}
      <PriceSums
        summary={summary.data}
        charges={charges.data}
        items={cart.data}
        isStale={cart.isFetching || summary.isFetching}
      />
      <Text size="micro" tone="soft">
        {words.terms}
      </Text>
    </>
  );
}

function SummarySkeleton() {
  return (
    <Stack role="status" aria-busy aria-label={words.summaryLoading}>
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="9rem" />
    </Stack>
  );
}

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding-bottom: var(--s-5);
  border-bottom: var(--hair);
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-3);
  align-items: center;
  font-size: var(--type-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
  > :first-of-type {
    flex: 0 0 3.5rem;
  }
  /* Large text takes the sum to a line of its own. */
  > :nth-of-type(2) {
    flex: 1 1 5rem;
  }
`;

const sum = css`
  margin-left: auto;
  font-variant-numeric: tabular-nums lining-nums;
`;

function SummaryLines({ items }: { items: readonly CartItem[] }) {
  const ordered = [...items.filter((item) => !isAddOn(item)), ...items.filter(isAddOn)];
  return (
    <ul css={list}>
      {ordered.map((item) => (
        <li key={item.cart_item_id} css={line}>
          <Picture src={item.image_link || undefined} alt="" width={200} height={200} ratio="1/1" />
          <span>
            {item.Product.colour_name || item.Product.product_id}
            <br />
            <Text as="span" tone="soft" figures>
              {countOf(item)}
            </Text>
          </span>
          <span css={sum}>{formatRupees(priceOfPieces(item.Product.selling_price, item.quantity))}</span>
        </li>
      ))}
    </ul>
  );
}

function countOf(item: CartItem): string {
  if (isAddOn(item)) return words.required;
  return isSameName(item.material, SHEET_MATERIAL)
    ? words.sheets(item.quantity)
    : words.boards(item.quantity);
}
