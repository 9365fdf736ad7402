import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { endpointQuery } from 'shared-contracts/http';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { cutMessages } from '../panels/cut-messages.ts';

const words = cutMessages.cost;

const sums = css`
  gap: var(--s-2);
  font-size: var(--type-small);
  > div:last-child {
    margin: 0;
    padding-top: var(--s-2);
    font-size: var(--type-body);
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
  return (
    <section aria-label={words.title}>
      <SumList css={sums} aria-busy={isFetching}>
        <Sum label={add_on ? `${words.goods} ${words.includingPackaging}` : words.goods} sum={subtotal} />
        {discount > 0 && <Sum label={words.discount} sum={`−${formatRupees(discount)}`} />}
        <Sum label={words.delivery} sum={delivery_fee || words.free} />
        <Sum label={words.total} sum={total} isTotal />
      </SumList>
      {quantity < MIN_ORDER_ITEMS && (
        <Text size="small" tone="soft">
          {words.minimum(MIN_ORDER_ITEMS)}
        </Text>
      )}
    </section>
  );
}
