import type { QueryClient } from '@tanstack/react-query';
import { type ProductClass, SHEET_MATERIAL } from 'shared-contracts/product';
import { linkPreview, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { productListQuery } from './product-list-query.ts';
import { roomScenes } from './room-scenes.ts';

/** The first results page of a class, which mixes shades and categories. */
export function shopWindowQuery(productClass: ProductClass) {
  const material = productClass === 'Sheet' ? SHEET_MATERIAL : undefined;
  return productListQuery({ page: 1, limit: PRODUCTS_PER_PAGE }, { productClass, material });
}

/** The beginning of the same page, for a page that shows no products in its first view. */
export const firstProductsQuery = productListQuery(
  { page: 1, limit: 4 },
  { productClass: 'Sheet', material: SHEET_MATERIAL },
);

/** The link preview's picture: a room of the home page's hero. */
export function windowPreview(
  queries: QueryClient,
  { queryKey } = shopWindowQuery('Sheet'),
): Pick<PageHead, 'picture' | 'pictureSize' | 'pictureType'> {
  const window = queries.getQueryData(queryKey);
  const [scene] = roomScenes(window?.products ?? [], 1);
  return linkPreview(scene?.product ?? {}, scene?.picture);
}
