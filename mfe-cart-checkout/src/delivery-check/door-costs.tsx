import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceSummary } from 'shared-contracts/cart';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { MAX_QUANTITY, MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { endpointQuery } from 'shared-contracts/http';
import { ErrorPanel, Row, Skeleton, Stack, Stepper, Text } from 'shared-contracts/look';
import type { DeliveryCheckProps } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { PriceSums } from '../price-details/price-sums.tsx';

const words = messages.deliveryCheck;

const NO_ADD_ON = { category: '', selling_price: null };

type QuotedProduct = NonNullable<DeliveryCheckProps['product']>;

/** Sums with all the usual rows, which reserve the place of the real ones (PAY-86). */
const USUAL: PriceSummary = {
  subtotal: 15_000,
  discount: 1_500,
  coupon_discount: 0,
  coupon_code: null,
  delivery_fee: 1_500,
  total: 15_000,
  tax: { rate: 18, amount: 2_288.14 },
  add_on: { name: '', selling_price: 650 },
};

const place = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > div {
    visibility: hidden;
  }
`;

/** PRICE-26: shows what an order of some pieces costs, by the server's sums. */
export function DoorCosts({ product }: { product: QuotedProduct }) {
  const [quantity, setQuantity] = useState(MIN_ORDER_ITEMS);
  return (
    <Stack>
      <Row gap="m">
        <Text size="small">{words.pieces}</Text>
        <Stepper
          label={words.pieces}
          quantity={quantity}
          min={MIN_ORDER_ITEMS}
          max={MAX_QUANTITY}
          onChange={setQuantity}
        />
      </Row>
      <Sums product={product} quantity={quantity} />
      <Text size="micro" tone="soft">
        {words.minimum(MIN_ORDER_ITEMS)}
      </Text>
    </Stack>
  );
}

function Sums({ product, quantity }: { product: QuotedProduct; quantity: number }) {
  const { data: charges } = useQuery(chargesQuery);
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(quoteItems, { body: { items: [{ ...product, quantity }] } }),
    placeholderData: keepPreviousData,
  });
  // The provider does not know the product, or lacks the call.
  if (data === null) return <Text size="small">{words.noCosts}</Text>;
  if (error) return <ErrorPanel compact title={error.message} onRetry={() => void refetch()} />;
  const sums = (
    <PriceSums
      summary={data ?? USUAL}
      charges={charges}
      items={[{ quantity, Product: NO_ADD_ON }]}
      isStale={isFetching}
    />
  );
  if (data) return <section aria-label={words.costs}>{sums}</section>;
  return (
    <div css={place} role="status" aria-busy aria-label={words.costsLoading}>
      <div aria-hidden>{sums}</div>
      <Skeleton height="100%" />
    </div>
  );
}
