import type { Crumb } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf, productName } from 'shared-contracts/product/rules';
import { shopSearchPath, wholeClass } from '../shop-address/shop-search.ts';

/** The breadcrumbs of a product, through the list of its category. */
export function productCrumbs(product: Product): Crumb[] {
  const { category, material } = product;
  const ofCategory = { ...wholeClass(productClassOf(product), material), category: [category] };
  return [
    ...(category ? [{ label: category, to: shopSearchPath(ofCategory) }] : []),
    { label: productName(product) },
  ];
}
