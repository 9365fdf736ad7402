import { endpointQuery } from 'shared-contracts/http';
import type { Product } from 'shared-contracts/product';
import { availableShades, colorsByShade } from 'shared-contracts/product/endpoints';
import { productClassOf } from 'shared-contracts/product/rules';

type Line = Pick<Product, 'class' | 'material' | 'category' | 'type'>;

/** The colours of the product's own shade, each a product of the same class, category and type. */
export function coloursOfShadeQuery(product: Line & Pick<Product, 'shade'>) {
  const { category, type, shade } = product;
  return endpointQuery(colorsByShade, {
    body: { productClass: productClassOf(product), category, type, shade },
  });
}

/** The colours of all shades of the same class, category and type, of the same material where they come in it. */
export function shadesOfTypeQuery(product: Line) {
  const { category, type, material } = product;
  return endpointQuery(availableShades, {
    body: { productClass: productClassOf(product), category, type, material },
  });
}
