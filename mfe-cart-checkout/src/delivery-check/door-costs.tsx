import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { MAX_QUANTITY, MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { endpointQuery } from 'shared-contracts/http';
import { ErrorPanel, Row, Skeleton, Stack, Stepper, Text } from 'shared-contracts/look';
import type { DeliveryCheckProps } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { isMissing } from '../payment/order-payment-query.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { PriceSums } from '../price-details/price-sums.tsx';

const words = messages.deliveryCheck;

const NO_ADD_ON = { category: '', selling_price: null };

type QuotedProduct = NonNullable<DeliveryCheckProps['product']>;

/** PRICE-26: what an order of some pieces costs, by the server's sums. */
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
  // Of another provider (API-18). A product that it does not know is a 404, too.
  if (error && isMissing(error)) return <Text size="small">{words.noCosts}</Text>;
  if (error) return <ErrorPanel compact title={error.message} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack gap="s" role="status" aria-busy aria-label={words.costsLoading}>
        <Skeleton text />
        <Skeleton text />
        <Skeleton text />
      </Stack>
    );
  }
  return (
    <section aria-label={words.costs}>
      <PriceSums
        summary={data}
        charges={charges}
        items={[{ quantity, Product: NO_ADD_ON }]}
        isStale={isFetching}
      />
    </section>
  );
}
