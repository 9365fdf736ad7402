import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PriceSummary } from 'shared-contracts/cart';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { priceSummaryQuery } from './cart-queries.ts';
import { sidePanel } from './side-panel.ts';

const words = messages.priceDetails;

/** The server's price summary (CART-15). */
export function PriceDetails() {
  const titleId = useId();
  return (
    <aside css={sidePanel} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <Sums />
    </aside>
  );
}

function Sums() {
  const summary = useQuery(priceSummaryQuery);
  if (summary.error) {
    return <ErrorPanel compact title={summary.error.message} onRetry={() => summary.refetch()} />;
  }
  if (summary.isPending) {
    return (
      <Stack gap="s" role="status" aria-busy aria-label={words.loading}>
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
        <Skeleton height="3rem" />
      </Stack>
    );
  }
  return (
    <>
      <PriceSums summary={summary.data} isStale={summary.isFetching} />
      <Text size="micro" tone="soft">
        {words.terms}
      </Text>
    </>
  );
}

const sums = css`
  display: grid;
  gap: 0.625rem;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--fast);
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
  }
  dt {
    color: var(--ink-soft);
  }
`;

const saving = css`
  color: var(--success);
`;

const totalRow = css`
  margin-top: var(--s-2);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line-strong);
  font-size: 1.125rem;
  font-weight: var(--weight-strong);
  dt {
    color: inherit;
  }
`;

type PriceSumsProps = {
  summary: PriceSummary;
  /** New sums are being requested. */
  isStale: boolean;
};

function PriceSums({ summary, isStale }: PriceSumsProps) {
  const { subtotal, discount, coupon_discount, coupon_code, delivery_fee, total } = summary;
  const couponLabel = coupon_code ? words.couponWith(coupon_code) : words.coupon;
  return (
    <dl css={sums} aria-busy={isStale}>
      <div>
        <dt>{words.subtotal}</dt>
        <dd>{formatRupees(subtotal)}</dd>
      </div>
      {discount > 0 && <Saving label={words.discount} rupees={discount} />}
      {coupon_discount > 0 && <Saving label={couponLabel} rupees={coupon_discount} />}
      <div>
        <dt>{words.deliveryFee}</dt>
        <dd>{formatRupees(delivery_fee)}</dd>
      </div>
      <div css={totalRow}>
        <dt>{words.total}</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}

function Saving({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd css={saving}>−{formatRupees(rupees)}</dd>
    </div>
  );
}
