import { css } from '@emotion/react';
import { Section } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { ProductCardSkeleton } from '../../product-card/product-card-skeleton.tsx';
import { relatedStrip } from './related-strip.ts';

/** It leads nowhere yet. */
const still = css`
  overflow: hidden;
`;

/** As many as are in view. */
const PLACES = [1, 2, 3, 4, 5];

export function RelatedProductsSkeleton() {
  return (
    <Section title={messages.related}>
      <div role="status" aria-busy aria-label={messages.relatedLoading}>
        <ul css={[relatedStrip, still]}>
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
