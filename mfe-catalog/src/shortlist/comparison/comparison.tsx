import { css } from '@emotion/react';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Checkbox, ErrorPanel, Row, Skeleton, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { chargesQuery } from '../../product/price/charges-query.ts';
import { coloursOfShadeQuery } from '../../product/swatches/colour-queries.ts';
import { samplePicture } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { useListedQuery } from '../../shortlist-address/listed-product-query.ts';
import type { NamedProduct } from '../../shortlist-address/shortlist-address.ts';
import { shortlistMessages } from '../../shortlist-address/shortlist-messages.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { factsOf } from './facts.ts';
import { RoomRadios } from './room-radios.tsx';
import { roomChoices, roomPictures } from './rooms.ts';

const words = shortlistMessages.comparison;

export const COMPARISON_ID = 'side-by-side';

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-6);
  outline-offset: var(--s-2);
  @media print {
    break-inside: avoid;
  }
`;

export type ComparisonProps = {
  /** Two to four. */
  products: readonly NamedProduct[];
  /** Empty for the first one. */
  room: string;
  /** Whether the button that opened the comparison has disappeared. */
  takesFocus: boolean;
  onRoom: (room: string) => void;
  onLeaveOut: (product: NamedProduct) => void;
};

/** Shows products in the same room, above their facts (SHORT-21, SHORT-22). */
export function Comparison({ products: named, room, takesFocus, onRoom, onLeaveOut }: ComparisonProps) {
  const [hidesEqual, setHidesEqual] = useState(false);
  const [sampled, setSampled] = useState<Product>();
  const { data: charges } = useQuery(chargesQuery);
  const queries = useQueries({ queries: named.map(useListedQuery()) });
  const failed = queries.find(({ isError, data }) => isError && !data);
  const products = queries.flatMap(({ data }) => data ?? []);
  const shades = new Map(
    products.map((product) => {
      const query = coloursOfShadeQuery(product);
      // A key of its own: the colours in a product's document come without rooms.
      const queryKey = [...query.queryKey, 'in rooms'];
      return [JSON.stringify(queryKey), queryOptions({ ...query, queryKey })];
    }),
  );
  const colours = useQueries({ queries: [...shades.values()] }).flatMap(({ data }) => data ?? []);
  const isLoading = queries.some(({ isPending }) => isPending);
  const pictures = products.map((product) => roomPictures(product, colours));
  const rooms = roomChoices(pictures);
  const shown = rooms.includes(room) ? room : rooms[0];
  const facts = factsOf(products);
  const differing = facts.filter(({ differs }) => differs);
  return (
    <section
      ref={takesFocus ? focusComparison : undefined}
      css={section}
      id={COMPARISON_ID}
      tabIndex={-1}
      aria-labelledby={`${COMPARISON_ID}-title`}
    >
      <Row spread gap="m">
        <h2 id={`${COMPARISON_ID}-title`}>{words.title}</h2>
        <Checkbox css={onScreen} checked={hidesEqual} onChange={() => setHidesEqual(!hidesEqual)}>
          {words.onlyDifferences}
        </Checkbox>
      </Row>
      <RoomRadios rooms={rooms} shown={shown} onChoose={onRoom} />
      {failed && (
        <ErrorPanel compact title={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />
      )}
      {isLoading ? (
        <div role="status" aria-busy aria-label={words.loading}>
          <Skeleton height="24rem" />
        </div>
      ) : (
        <ComparisonTable
          products={products}
          room={shown}
          pictures={pictures}
          facts={hidesEqual ? differing : facts}
          onLeaveOut={(product) =>
            onLeaveOut(named[queries.findIndex(({ data }) => data === product)] ?? product)
          }
          onSample={charges?.sampleFee ? setSampled : undefined}
        />
      )}
      {sampled && (
        <Fragment
          key={productPath(sampled)}
          of="cart-checkout/sample-choice"
          product={{
            product_id: sampled.product_id,
            material: sampled.material,
            colour_name: productName(sampled),
            image_link: samplePicture(sampled.pictures)?.image_link,
          }}
          skeleton={<Skeleton height="16rem" />}
          fallback={({ retry }) => (
            <ErrorPanel compact title={productMessages.charges.sampleFailed} onRetry={retry} />
          )}
        />
      )}
      {hidesEqual && differing.length === 0 && <Text tone="soft">{words.noDifferences}</Text>}
    </section>
  );
}

/** Can also be a `ref`: the function never changes, so React calls it once. */
export function focusComparison(comparison: HTMLElement | null): void {
  comparison?.focus({ preventScroll: true });
  comparison?.scrollIntoView();
}
