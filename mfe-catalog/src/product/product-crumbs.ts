import type { Crumb } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { listPath } from '../product-facts/list-path.ts';

/** The breadcrumbs, with the list of the product's category. */
export function productCrumbs(product: Product): Crumb[] {
  const { category } = product;
  return [
    ...(category ? [{ label: category, to: listPath(product, { category }) }] : []),
    { label: productName(product) },
  ];
}
