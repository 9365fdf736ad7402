import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import type { Product, ShadeColour } from 'shared-contracts/product';
import { availableShades, colorsByShade } from 'shared-contracts/product/endpoints';
import { productClassOf } from 'shared-contracts/product/rules';
import type { DocumentResult } from 'shared-contracts/remotes';
import { listedProduct, pictureNamed } from '../../product-card/product-pictures.ts';

type ProductLine = Pick<Product, 'class' | 'material' | 'category' | 'type'>;

/** Requests the colours of the product's own shade, each a product of the same class, category and type. */
export function coloursOfShadeQuery(product: ProductLine & Pick<Product, 'shade'>) {
  const { category, type, shade } = product;
  const query = endpointQuery(colorsByShade, {
    body: { productClass: productClassOf(product), category, type, shade },
  });
  return { ...query, meta: { ...query.meta, ...SWATCHES } };
}

/** The document contains only what swatches draw, and what the page shows at once after a choice. */
const SWATCHES: DocumentResult<ShadeColour[]> = {
  inDocument: (colours) =>
    colours.map(({ room_views, link_preview, ...colour }) =>
      listedProduct(colour, pictureNamed(colour.pictures, 'flat')),
    ),
};

/**
 * The colours of all shades of the same class, category and type, preferably in the same material. The request contains the
 * product's shade, as the contract requires, and asks for the others by an optional parameter (API-34). The key has no shade,
 * so the list stays when another shade is chosen.
 */
export function shadesOfTypeQuery(product: ProductLine & Pick<Product, 'shade'>) {
  const { category, type, shade, material } = product;
  const line = { productClass: productClassOf(product), category, type, material, every_shade: true };
  const { queryKey } = endpointQuery(availableShades, { body: line });
  return queryOptions({ ...endpointQuery(availableShades, { body: { ...line, shade } }), queryKey });
}
