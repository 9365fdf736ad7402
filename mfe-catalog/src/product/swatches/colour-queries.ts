import { endpointQuery } from 'shared-contracts/http';
import type { Product } from 'shared-contracts/product';
import { availableShades, colorsByShade } from 'shared-contracts/product/endpoints';
import { productClassOf } from 'shared-contracts/product/rules';

type ProductLine = Pick<Product, 'class' | 'material' | 'category' | 'type'>;

/** The colours of the product's own shade, each a product of the same class, category and type. */
export function coloursOfShadeQuery(product: ProductLine & Pick<Product, 'shade'>) {
  const { category, type, shade } = product;
  return endpointQuery(colorsByShade, {
    body: { productClass: productClassOf(product), category, type, shade },
  });
}

/**
 * The colours of all shades of the same class, category and type, in the same material where there is one. The contract
 * has a shade in this request: an empty one stands for all of them (API-34).
 */
export function shadesOfTypeQuery(product: ProductLine) {
  const { category, type, material } = product;
  return endpointQuery(availableShades, {
    body: { productClass: productClassOf(product), category, type, shade: '', material },
  });
}
