import type { EndpointResponse } from 'shared-contracts/endpoint';
import type { Product } from 'shared-contracts/product';
import type { availableShades } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { shopSearchPath, wholeClass } from '../../shop/shop-search.ts';
import { productClassOf } from '../product-class.ts';
import { productName } from '../product-name.ts';

type ShadeOnOffer = EndpointResponse<typeof availableShades>[number];

/** One of each shade, in the provider's order: the shown product for its own, the first colour of each other. */
export function shadesOnOffer(
  offered: readonly ShadeOnOffer[],
  shown: Product,
): (ShadeOnOffer & { to: string })[] {
  const shades = new Map<string, ShadeOnOffer & { to: string }>();
  const { shade, code, product_id } = shown;
  const own = { name: shade, code, product_id, colour_name: productName(shown), to: productPath(shown) };
  for (const offer of offered) {
    if (offer.name === shade) shades.set(shade, own);
    else if (!shades.has(offer.name)) shades.set(offer.name, { ...offer, to: shadePath(shown, offer) });
  }
  return [...shades.set(shade, own).values()].filter(({ name }) => name !== '');
}

/** A product with a wrong material is not found: where an answer does not say of which one a board is, the list knows. */
function shadePath(shown: Product, { name, product_id, ...offer }: ShadeOnOffer): string {
  const { category, type } = shown;
  const productClass = productClassOf(shown);
  const material = offer.material ?? (productClass === 'Sheet' ? shown.material : undefined);
  if (material) return productPath({ product_id, category, type, shade: name, material });
  return shopSearchPath({
    ...wholeClass(productClass, shown.material),
    category: [category],
    type: [type],
    shade: [name],
  });
}
