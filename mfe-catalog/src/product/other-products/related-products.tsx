import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, useNearViewport } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';
import { messages } from '../../messages.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../product-card/product-card-skeleton.tsx';
import { still, withScriptOnly } from './placeholder-styles.ts';
import { relatedProductsQuery } from './related-products-query.ts';

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

/** Products that look like this one (PROD-21). Their data is requested once the shopper scrolls near them. */
export function RelatedProducts({ product }: { product: Product }) {
  const { ref, isNear } = useNearViewport();
  if (isNear) return <RelatedStrip product={product} />;
  return (
    <div ref={ref} css={[withScriptOnly, still, onScreenOnly]}>
      <RelatedProductsSkeleton />
    </div>
  );
}

/** PROD-17: a failure leaves them out silently. */
function RelatedStrip({ product }: { product: Product }) {
  const { data, isPending } = useQuery(relatedProductsQuery(product));
  if (isPending) return <RelatedProductsSkeleton />;
  const others = data?.filter(({ product_id }) => product_id !== product.product_id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section css={onScreenOnly} title={messages.related}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll an element that has the focus */}
      <ul css={strip} tabIndex={0} aria-label={messages.related}>
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

function RelatedProductsSkeleton() {
  return (
    <Section title={messages.related}>
      <div role="status" aria-busy aria-label={messages.relatedLoading}>
        <ul css={[strip, clipped]}>
          {PLACES.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
