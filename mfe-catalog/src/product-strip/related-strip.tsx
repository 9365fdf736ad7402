import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section } from 'shared-contracts/look';
import { productPath } from 'shared-contracts/routes';
import { onScreenOnly } from '../interaction/on-screen-only.ts';
import { messages } from '../messages.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { type RelatedTo, relatedProductsQuery } from './related-products-query.ts';

/** Runs to both edges of the page, which shows that there is more to scroll to. */
const strip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 48%;
  gap: var(--gap-grid);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  > li {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: 26%;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: 18.2%;
  }
`;

const CARD_SIZES = '(min-width: 1024px) 18vw, (min-width: 768px) 26vw, 48vw';

export type RelatedStripProps = {
  title: string;
  product: RelatedTo;
};

/** Products that look like this one, without it (PROD-21). A failure leaves them out silently (PROD-17). */
export function RelatedStrip({ title, product }: RelatedStripProps) {
  const { data, isPending } = useQuery(relatedProductsQuery(product));
  if (isPending) return <RelatedStripSkeleton title={title} />;
  const others = data?.filter(({ product_id }) => product_id !== product.product_id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section css={onScreenOnly} title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll an element that has the focus */}
      <ul css={strip} tabIndex={0} aria-label={title}>
        {others.map((other) => (
          <li key={productPath(other)}>
            <ProductCard product={other} sizes={CARD_SIZES} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The skeleton does not scroll. */
const clipped = css`
  overflow: hidden;
`;

/** As many as are in view at once. */
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
