import type { Crumb } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf, productName } from 'shared-contracts/product/rules';
import { shopSearchPath, wholeClass } from '../shop-address/shop-search.ts';

/** The way to a product: the list of its category, where it has one. */
export function productCrumbs(product: Product): Crumb[] {
  const { category, material } = product;
  const ofCategory = { ...wholeClass(productClassOf(product), material), category: [category] };
  return [
    ...(category ? [{ label: category, to: shopSearchPath(ofCategory) }] : []),
    { label: productName(product) },
  ];
}
