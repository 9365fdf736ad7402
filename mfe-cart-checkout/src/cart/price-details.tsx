import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { priceSummaryQuery } from './cart-queries.ts';
import { PriceSums } from './price-sums.tsx';
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
