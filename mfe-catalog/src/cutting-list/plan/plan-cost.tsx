import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { endpointQuery } from 'shared-contracts/http';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { cutMessages } from '../panels/cut-messages.ts';

const words = cutMessages.cost;

const sums = css`
  display: grid;
  gap: var(--s-2);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums lining-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--s-4);
  }
  dt {
    color: var(--ink-soft);
  }
  > div:last-of-type {
    padding-top: var(--s-2);
    border-top: 1px solid var(--line-strong);
    font-size: var(--type-body);
    font-weight: var(--weight-strong);
    dt {
      color: inherit;
    }
  }
  &[aria-busy='true'] :is(dt, dd) {
    color: var(--ink-faint);
  }
`;

export type PlanCostProps = { product: Product; quantity: number };

/** CUT-16: shows what an order of these pieces costs to the door, by the server's sums. */
export function PlanCost({ product: { product_id, material }, quantity }: PlanCostProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(quoteItems, { body: { items: [{ product_id, material, quantity }] } }),
    placeholderData: keepPreviousData,
  });
  if (data === null) return <Text size="small">{words.inCart}</Text>;
  if (error) return <ErrorPanel compact title={error.message} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack gap="s" role="status" aria-busy aria-label={words.loading}>
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
      </Stack>
    );
  }
  const { subtotal, discount, delivery_fee, total, add_on } = data;
  const rows = [
    {
      label: add_on ? `${words.goods} ${words.includingPackaging}` : words.goods,
      sum: formatRupees(subtotal),
    },
    ...(discount > 0 ? [{ label: words.discount, sum: `−${formatRupees(discount)}` }] : []),
    { label: words.delivery, sum: delivery_fee === 0 ? words.free : formatRupees(delivery_fee) },
    { label: words.total, sum: formatRupees(total) },
  ];
  return (
    <section aria-label={words.title}>
      <dl css={sums} aria-busy={isFetching}>
        {rows.map(({ label, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {quantity < MIN_ORDER_ITEMS && (
        <Text size="small" tone="soft">
          {words.minimum(MIN_ORDER_ITEMS)}
        </Text>
      )}
    </section>
  );
}
