import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HydrationSlice } from 'shared-contracts/remotes';
import { isInPlace } from 'shared-contracts/routes';
import type { Paper } from './datasheet/print-datasheet.tsx';
import { NoProduct } from './no-product.tsx';
import { OtherMaterials } from './other-products/other-materials.tsx';
import { RelatedProducts } from './other-products/related-products.tsx';
import { printedProduct } from './overview-layout.ts';
import { failureMessage, isGone } from './product-failure.ts';
import { ProductOverview } from './product-overview.tsx';
import { productFromLists, productQuery } from './product-query.ts';
import { ProductSkeleton } from './product-skeleton.tsx';

/** Fades the pictures of the old product until the chosen one arrives; swatches and text stay as they are. */
const staleStyles = css`
  img:not([role='radio'] *) {
    opacity: 0.3;
  }
`;

export type ProductDetailsProps = { id: string; material: string };

export function ProductDetails({ id, material }: ProductDetailsProps) {
  const queries = useQueryClient();
  const location = useLocation();
  const [paper, setPaper] = useState<Paper>();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...productQuery(id, material),
    placeholderData: (before) =>
      productFromLists(queries, id, material) ?? (isInPlace(location) ? before : undefined),
  });
  // A failed refetch keeps the shown product, unless the product no longer exists.
  if (error && (isGone(error) || !data)) {
    return (
      <NoProduct message={failureMessage(error)} onRetry={isGone(error) ? undefined : () => refetch()} />
    );
  }
  if (!data) return <ProductSkeleton />;
  // A product from a list has the requested id and material and is not stale.
  const isStale = isPlaceholderData && (data.product_id !== id || data.material !== material);
  return (
    <div css={[printedProduct, paper?.besideSheet, isStale && staleStyles]} aria-busy={isStale}>
      <ProductOverview product={data} awaited={isStale ? id : undefined} onPaper={setPaper} />
      <HydrationSlice>
        <OtherMaterials product={data} />
      </HydrationSlice>
      <HydrationSlice>
        <RelatedProducts key={`below ${data.product_id}`} product={data} />
      </HydrationSlice>
      {paper && <paper.Datasheet product={data} />}
    </div>
  );
}
