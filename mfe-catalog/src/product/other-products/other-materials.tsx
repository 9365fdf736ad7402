import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Section } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { useFirstInteraction } from '../../interaction/use-first-interaction.ts';
import { messages } from '../../messages.ts';
import { MaterialCard, MaterialCardSkeleton } from './material-card.tsx';
import { otherMaterialsQuery } from './other-materials-query.ts';
import { still, withScriptOnly } from './placeholder-styles.ts';

const list = css`
  display: grid;
  border-top: var(--hair);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-5) var(--gap-grid);
    border: 0;
  }
  @media (min-width: 1024px) {
    &:has(> :nth-of-type(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/**
 * Requested on the shopper's first interaction, long before this section is in view: one product in three has no other
 * materials, and the content below must not move while it is being read.
 */
export function OtherMaterials({ product }: { product: Product }) {
  const hasInteracted = useFirstInteraction();
  const { data, error, isLoadingError, isPending, refetch } = useQuery({
    ...otherMaterialsQuery(product),
    enabled: hasInteracted && product.code !== '',
  });
  if (product.code === '') return null;
  if (isLoadingError) {
    return (
      <Section band title={messages.otherMaterials}>
        <ErrorPanel compact title={error.message} onRetry={() => refetch()} />
      </Section>
    );
  }
  if (isPending) return <OtherMaterialsSkeleton css={!hasInteracted && still} product={product} />;
  if (!data?.length) return null;
  return (
    <Section band title={messages.otherMaterials}>
      <ul css={list}>
        {data.map((other) => (
          <MaterialCard key={productPath(other)} product={other} />
        ))}
      </ul>
    </Section>
  );
}

/** What most colours come in: a sheet as three boards; a board as two other boards and five sheets. */
const USUAL_COUNT = { Sheet: 3, Board: 7 };

type OtherMaterialsSkeletonProps = { product: Product; className?: string };

function OtherMaterialsSkeleton({ product, className }: OtherMaterialsSkeletonProps) {
  const places = Array.from({ length: USUAL_COUNT[productClassOf(product)] }, (_, place) => place);
  return (
    <Section css={withScriptOnly} className={className} band title={messages.otherMaterials}>
      <div role="status" aria-busy aria-label={messages.otherMaterialsLoading}>
        <ul css={list}>
          {places.map((place) => (
            <MaterialCardSkeleton key={place} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
