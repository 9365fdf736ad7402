import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import { withAllOptions } from 'shared-contracts/filter-options/rules';
import { callEndpoint, callIfOffered } from 'shared-contracts/http';
import type { Product } from 'shared-contracts/product';
import { filterProducts, getRelatedProducts } from 'shared-contracts/product/endpoints';
import { productClassOf, RELATED_PRODUCTS_LIMIT } from 'shared-contracts/product/rules';

/** Class and shade may be empty. */
export type RelatedTo = Pick<Product, 'product_id' | 'material' | 'class' | 'shade'>;

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
