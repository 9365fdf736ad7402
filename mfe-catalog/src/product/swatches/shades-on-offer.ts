import type { EndpointResponse } from 'shared-contracts/endpoint';
import type { Product } from 'shared-contracts/product';
import type { availableShades } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { productClassOf } from '../../product-card/product-class.ts';
import { productName } from '../../product-card/product-name.ts';
import { shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';

type ShadeOnOffer = EndpointResponse<typeof availableShades>[number];

/** Where a swatch carries to, and whether that page takes the place of this one: a list of products does not. */
type Way = { to: string; isInPlace: boolean };

/** One of each shade, in the provider's order: the shown product for its own, the first colour of each other. */
export function shadesOnOffer(offered: readonly ShadeOnOffer[], shown: Product): (ShadeOnOffer & Way)[] {
  const shades = new Map<string, ShadeOnOffer & Way>();
  const { shade, code, product_id } = shown;
  const way = { to: productPath(shown), isInPlace: true };
  const own = { name: shade, code, product_id, colour_name: productName(shown), ...way };
  for (const offer of offered) {
    if (offer.name === shade) shades.set(shade, own);
    else if (!shades.has(offer.name)) shades.set(offer.name, { ...offer, ...wayToShade(shown, offer) });
  }
  return [...shades.set(shade, own).values()].filter(({ name }) => name !== '');
}

/** A product with a wrong material is not found: where an answer does not say of which one a board is, the list knows. */
function wayToShade(shown: Product, { name, product_id, ...offer }: ShadeOnOffer): Way {
  const { category, type } = shown;
  const productClass = productClassOf(shown);
  const material = offer.material ?? (productClass === 'Sheet' ? shown.material : undefined);
  if (material) {
    return { to: productPath({ product_id, category, type, shade: name, material }), isInPlace: true };
  }
  const to = shopSearchPath({
    ...wholeClass(productClass, shown.material),
    category: [category],
    type: [type],
    shade: [name],
  });
  return { to, isInPlace: false };
}
