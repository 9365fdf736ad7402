import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type EndpointRequest, endpointQueryKey } from 'shared-contracts/endpoint';
import { withAllOptions } from 'shared-contracts/filter-options/rules';
import { callEndpoint } from 'shared-contracts/http';
import { type ProductClass, type ProductPage, SHEET_MATERIAL } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { linkPreview, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { homeScenes } from './page-scenes.ts';
import { type RoomScene, roomScenes, type ShownScene } from './room-scenes.ts';

type ListRequest = EndpointRequest<typeof filterProducts>;

/** Requests products by filters. A list without a choice is sent with all its options, once these are loaded (SHOP-35). */
function productListQuery(query: ListRequest['query'], filters: ListRequest['body']['filters']) {
  return queryOptions<ProductPage>({
    queryKey: endpointQueryKey(filterProducts, { query, body: { filters } }),
    queryFn: ({ client, signal }) =>
      callEndpoint(filterProducts, { query, body: { filters: withAllOptions(filters, client) } }, { signal }),
  });
}

/** Requests the first results page of a class, which mixes shades and categories. */
export function shopWindowQuery(productClass: ProductClass) {
  const material = productClass === 'Sheet' ? SHEET_MATERIAL : undefined;
  return productListQuery({ page: 1, limit: PRODUCTS_PER_PAGE }, { productClass, material });
}

type HomeScenes = {
  hero: ShownScene[];
  slices: Pick<ShownScene, 'picture'>[];
  preview: ReturnType<typeof linkPreview>;
};

/** Selects the scenes of the home page from that list. The document carries nine pictures in place of sixteen products. */
export const homeScenesQuery = queryOptions<HomeScenes>({
  queryKey: ['shell', 'home-scenes'],
  queryFn: async ({ client }) => {
    const { products } = await client.fetchQuery(shopWindowQuery('Sheet'));
    const { hero, slices } = homeScenes(products);
    return {
      hero: hero.map(shownScene),
      slices: slices.map(({ picture }) => ({ picture })),
      preview: linkPreview(hero[0]?.product ?? {}, hero[0]?.picture),
    };
  },
});

function shownScene({ product, picture }: RoomScene): ShownScene {
  const { product_id, material, category, type, shade, colour_name, title, code } = product;
  return { product: { product_id, material, category, type, shade, colour_name, title, code }, picture };
}

/** Requests the beginning of that list, for pages that show no products in their first view. */
export const firstProductsQuery = productListQuery(
  { page: 1, limit: 4 },
  { productClass: 'Sheet', material: SHEET_MATERIAL },
);

/** Returns a room of the home page's hero as the picture of the link preview. */
export function windowPreview(
  queries: QueryClient,
  { queryKey } = shopWindowQuery('Sheet'),
): Pick<PageHead, 'picture' | 'pictureSize' | 'pictureType'> {
  const window = queries.getQueryData(queryKey);
  const [scene] = roomScenes(window?.products ?? [], 1);
  return linkPreview(scene?.product ?? {}, scene?.picture);
}
