import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { CardStrip, strip } from './card-strip.tsx';
import { type RelatedTo, relatedProductsQuery } from './related-products-query.ts';

export type RelatedStripProps = {
  title: string;
  product: RelatedTo;
};

/** Shows products that look like this one (PROD-21). A failure leaves them out silently (PROD-17). */
export function RelatedStrip({ title, product }: RelatedStripProps) {
  const { data, isPending } = useQuery(relatedProductsQuery(product));
  if (isPending) return <RelatedStripSkeleton title={title} />;
  const others = data?.filter(({ product_id }) => product_id !== product.product_id) ?? [];
  if (others.length === 0) return null;
  return <CardStrip title={title} products={others} />;
}

/** The skeleton does not scroll. */
const clipped = css`
  overflow: hidden;
`;

const PLACES = [1, 2, 3, 4, 5];

export function RelatedStripSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <div role="status" aria-busy aria-label={messages.relatedLoading}>
        <ul css={[strip, clipped]}>
          {PLACES.map((index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
