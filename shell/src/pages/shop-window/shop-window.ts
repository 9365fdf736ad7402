import type { QueryClient } from '@tanstack/react-query';
import { type Product, type ProductClass, type ProductPage, SHEET_MATERIAL } from 'shared-contracts/product';
import { linkPreview, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { productListQuery } from './product-list-query.ts';

/** The first results page of a class, which mixes shades and categories. */
export function shopWindowQuery(productClass: ProductClass) {
  const material = productClass === 'Sheet' ? SHEET_MATERIAL : undefined;
  return productListQuery({ page: 1, limit: PRODUCTS_PER_PAGE }, { productClass, material });
}

/** The product in the home page's hero: the catalogue's own order begins with a wood. */
export function shownProduct(window: ProductPage | undefined): Product | undefined {
  return window?.products[0];
}

/** The link preview's picture: the room in the home page's hero. */
export function windowPreview(
  queries: QueryClient,
): Pick<PageHead, 'picture' | 'pictureSize' | 'pictureType'> {
  const product = shownProduct(queries.getQueryData(shopWindowQuery('Sheet').queryKey));
  const room = product?.pictures.find(
    ({ image_type, quality }) => image_type === 'render' && quality === 'high',
  );
  return linkPreview(product ?? {}, room);
}
