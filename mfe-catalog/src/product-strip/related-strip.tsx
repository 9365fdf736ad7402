import { css } from '@emotion/react';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import { withAllOptions } from 'shared-contracts/filter-options/rules';
import { callEndpoint, callIfOffered } from 'shared-contracts/http';
import { Section } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { filterProducts, getRelatedProducts } from 'shared-contracts/product/endpoints';
import { productClassOf, RELATED_PRODUCTS_LIMIT } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { CardStrip, strip } from './card-strip.tsx';

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

/** Class and shade may be empty. */
type RelatedTo = Pick<Product, 'product_id' | 'material' | 'class' | 'shade'>;

/** PROD-16, PROD-21: the provider's most similar products; where it cannot compare them, products of the same shade. */
export function relatedProductsQuery(product: RelatedTo) {
  const { product_id: id, material } = product;
  const request = { query: { id, material } };
  return queryOptions<Product[]>({
    queryKey: endpointQueryKey(getRelatedProducts, request),
    queryFn: async ({ client, signal }) =>
      (await callIfOffered(getRelatedProducts, request, { signal })) ??
      (await productsOfShade(product, client, signal)),
  });
}

async function productsOfShade(
  product: RelatedTo,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<Product[]> {
  const { material, shade } = product;
  const { products } = await callEndpoint(
    filterProducts,
    {
      query: { page: 1, limit: RELATED_PRODUCTS_LIMIT },
      body: {
        filters: withAllOptions(
          { productClass: productClassOf(product), material, shade: shade ? [shade] : [] },
          queries,
        ),
      },
    },
    { signal },
  );
  return products;
}
