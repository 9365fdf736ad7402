import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CartCharges } from 'shared-contracts/cart';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { FactList, type FactListProps } from 'shared-contracts/layouts/fact-list';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { samplePicture } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { chargesQuery } from './charges-query.ts';
import { Question, QuietLine } from './question.tsx';

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
    column-gap: var(--s-4);
  }
  dt {
    width: 6.25rem;
  }
`;

/** Wraps its lines where the usual sentence wraps. */
const wrapping = css`
  display: flex;
  flex-wrap: wrap;
`;

/** As high as a question. */
const questionLine = css`
  margin-block: calc((var(--tap-line) - 0.8em) / 2);
`;

export type OrderChargesProps = {
  product: Product;
  children?: ReactNode;
};

/**
 * PRICE-11: shows, before the cart, the smallest order and the costs of packaging and delivery. The shopper's questions are below. The last
 * question is about samples, if the shop sends them and the product can be bought (SAMPLE-2).
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
        {isPending && product.selling_price !== null && (
          <QuietLine icon="plus">
            <Skeleton css={questionLine} text width="7rem" />
          </QuietLine>
        )}
        {data?.sampleFee && product.selling_price !== null && <SampleQuestion product={product} />}
      </div>
    </>
  );
}

function Charges({ data, isPending }: { data: CartCharges | null | undefined; isPending: boolean }) {
  if (isPending) {
    return (
      <div role="status" aria-busy aria-label={words.loading}>
        <FactList css={list} facts={[minimumRow(MIN_ORDER_ITEMS), ...WAITING_ROWS]} />
      </div>
    );
  }
  if (!data) return <FactList css={list} facts={[minimumRow(MIN_ORDER_ITEMS)]} />;
  return <FactList css={list} facts={[minimumRow(data.minimumItems), ...chargeRows(data)]} />;
}

type ChargeRow = FactListProps['facts'][number];

const WAITING_ROWS: readonly ChargeRow[] = [
  [words.packaging, <Skeleton text width="60%" />],
  [
    words.delivery,
    <span css={wrapping}>
      <Skeleton text width="9rem" />
      <Skeleton text width="9rem" />
    </span>,
  ],
];

const minimumRow = (items: number): ChargeRow => [words.minimum, words.pieces(items)];

function chargeRows({ addOn, deliveryFees }: CartCharges): ChargeRow[] {
  const [first] = deliveryFees;
  // Goods below the lowest entry have no fee.
  const steps = first && first.from > 0 ? [{ from: 0, fee: 0 }, ...deliveryFees] : deliveryFees;
  const delivery = steps.map(({ from, fee }) => {
    const price = fee === 0 ? words.free : formatRupees(fee);
    return from === 0 ? price : words.from(price, formatRupees(from));
  });
  return [
    [words.packaging, addOn && words.perOrder(formatRupees(addOn.selling_price))],
    [words.delivery, delivery.join(' · ')],
  ];
}

/** SAMPLE-2: chooses this decor as a sample. Nothing is loaded before the shopper asks, which they do for each decor. */
function SampleQuestion({ product }: { product: Product }) {
  const { product_id, material, pictures } = product;
  const image_link = samplePicture(pictures)?.image_link;
  return (
    <Question key={product_id} icon="plus" label={words.sample} failed={words.sampleFailed}>
      {(waiting) => (
        <Fragment
          of="cart-checkout/sample-choice"
          product={{ product_id, material, colour_name: productName(product), image_link }}
          {...waiting}
        />
      )}
    </Question>
  );
}
