import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { chargesQuery, priceSummaryQuery } from './price-queries.ts';
import { PriceSums } from './price-sums.tsx';
import { sidePanel } from './side-panel.ts';

const words = messages.priceDetails;

export type PriceDetailsProps = {
  /** The cart's items, enough for an order (CART-6). */
  items: readonly CartItem[];
  /** Whether the server lacks changes of these items; its sums are dimmed then. */
  isChanging?: boolean;
  /** Shown above the sums once they are known. */
  coupon?: ReactNode;
  children?: ReactNode;
};

/** CART-15. */
export function PriceDetails({ items, isChanging, coupon, children }: PriceDetailsProps) {
  const titleId = useId();
  return (
    <aside css={sidePanel} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <Sums items={items} isChanging={isChanging} coupon={coupon} />
      {children}
      <Text size="micro" tone="soft">
        {words.terms}
      </Text>
    </aside>
  );
}

function Sums({ items, isChanging = false, coupon }: PriceDetailsProps) {
  const summary = useQuery({
    ...priceSummaryQuery,
    // Until the change is saved, the server may still have a cart that is too small for sums.
    enabled: ({ state }) => !isChanging || state.data !== undefined,
  });
  const charges = useQuery(chargesQuery);
  if (summary.error) {
    return <ErrorPanel compact title={summary.error.message} onRetry={() => summary.refetch()} />;
  }
  // Both appear at once, because explanations that arrive later would move the sums.
  if (summary.isPending || charges.isPending) {
    return (
      <Stack gap="s" role="status" aria-busy aria-label={words.loading}>
        {coupon && <Skeleton height="6.25rem" />}
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
        <Skeleton height="3rem" />
      </Stack>
    );
  }
  return (
    <>
      {coupon}
      <PriceSums
        summary={summary.data}
        charges={charges.data}
        items={items}
        isStale={isChanging || summary.isFetching}
      />
    </>
  );
}
