import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CartCharges } from 'shared-contracts/cart';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { productMessages } from '../../product-facts/product-messages.ts';
import { chargesQuery } from './charges-query.ts';
import { SampleQuestion } from './sample-question.tsx';

const words = productMessages.charges;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-1);
  padding-block: var(--s-3);
  border-block: var(--hair);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums lining-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-4);
  }
  dt {
    flex: none;
    width: 6.25rem;
    color: var(--ink-soft);
  }
  /* It stands below its label where the text is too large for both. */
  dd {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

export type OrderChargesProps = {
  product: Product;
  /** Lines below the charges. */
  children?: ReactNode;
};

/**
 * PRICE-11: tells, before the cart, the least order and the costs of packaging and delivery. The shopper's questions stand below. The last
 * one is about samples, where the shop sends some and the product can be bought (SAMPLE-2).
 */
export function OrderCharges({ product, children }: OrderChargesProps) {
  const { data, isLoadingError, error, isPending, refetch } = useQuery(chargesQuery);
  return (
    <>
      {isLoadingError ? (
        <ErrorPanel compact title={error.message} onRetry={() => refetch()} />
      ) : (
        <Charges data={data} isPending={isPending} />
      )}
      <div>
        {children}
        {data?.sampleFee && product.selling_price !== null && <SampleQuestion product={product} />}
      </div>
    </>
  );
}

function Charges({ data, isPending }: { data: CartCharges | null | undefined; isPending: boolean }) {
  if (isPending) {
    return (
      <div role="status" aria-busy aria-label={words.loading}>
        <Rows rows={[...minimumRow(MIN_ORDER_ITEMS), ...WAITING_ROWS]} />
      </div>
    );
  }
  if (!data) return <Rows rows={minimumRow(MIN_ORDER_ITEMS)} />;
  return <Rows rows={[...minimumRow(data.minimumItems), ...chargeRows(data)]} />;
}

type ChargeRow = { label: string; value: ReactNode };

const WAITING_ROWS: readonly ChargeRow[] = [
  { label: words.packaging, value: <Skeleton text width="60%" /> },
  { label: words.delivery, value: <Skeleton text width="80%" /> },
];

function minimumRow(items: number): ChargeRow[] {
  return [{ label: words.minimum, value: words.pieces(items) }];
}

function chargeRows({ addOn, deliveryFees }: CartCharges): ChargeRow[] {
  const [first] = deliveryFees;
  // Goods below the lowest entry have no fee.
  const steps = first && first.from > 0 ? [{ from: 0, fee: 0 }, ...deliveryFees] : deliveryFees;
  const delivery = steps.map(({ from, fee }) => {
    const price = fee === 0 ? words.free : formatRupees(fee);
    return from === 0 ? price : words.from(price, formatRupees(from));
  });
  return [
    ...(addOn ? [{ label: words.packaging, value: words.perOrder(formatRupees(addOn.selling_price)) }] : []),
    ...(delivery.length > 0 ? [{ label: words.delivery, value: delivery.join(' · ') }] : []),
  ];
}

function Rows({ rows }: { rows: readonly ChargeRow[] }) {
  return (
    <dl css={list}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
