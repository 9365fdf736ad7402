import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';
import { NearViewport } from './near-viewport.tsx';
import { NoProduct } from './no-product.tsx';
import { OtherMaterials } from './other-materials.tsx';
import { ProductOverview } from './product-overview.tsx';
import { productFromLists, productQuery } from './product-query.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { RelatedProducts } from './related-products.tsx';
import { RelatedProductsSkeleton } from './related-products-skeleton.tsx';

export type ProductDetailsProps = { id: string; material: string };

export function ProductDetails({ id, material }: ProductDetailsProps) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...productQuery(id, material),
    placeholderData: () => productFromLists(queries, id, material),
  });
  const isGone = error instanceof ApiError && error.status === 404;
  // What was shown stays when asking again fails, unless there is no such product any more.
  if (error && (isGone || !data)) {
    return <NoProduct message={failureMessage(error)} onRetry={isGone ? undefined : () => refetch()} />;
  }
  if (!data) return <ProductSkeleton />;
  return (
    <>
      <ProductOverview product={data} />
      <OtherMaterials product={data} />
      <NearViewport key={`below ${data.product_id}`} skeleton={<RelatedProductsSkeleton />}>
        <RelatedProducts product={data} />
      </NearViewport>
    </>
  );
}

/** Spec sections 5 and 8. An answer that is no product is 'no data'. */
function failureMessage(error: Error): string {
  if (error instanceof ApiError && error.kind === 'contract') return messages.productNotFound;
  return messages.productFailed(error.message);
}
