import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex } from 'catalogue/colour/lab';
import { decorOf } from 'picture-studio';
import { RELATED_PRODUCTS_LIMIT } from 'shared-contracts/product/rules';
import { type ProductResponse, productsInOrder } from './product-store.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { ShelfColour, ShelfFilters } from './shelf/shelf.ts';

interface Appearance {
  type: string;
  shade: string;
  /** `#rrggbb`. */
  code: string;
  /** The pattern of its tiles, such as a timber; `undefined` for a colour without tiles. */
  figure?: string | undefined;
  /** For timbers only: cathedral and straight grain look different even in the same timber. */
  cut?: string | undefined;
}

/** Larger than any difference of colours, so that all products of the same type come before those of another one. */
const OTHER_TYPE = 1_000;
/** About half the distance from beige to brown: a close colour of another shade may come before a distant one of the same shade. */
const OTHER_SHADE = 12;
/** Less than another shade: among decors of similar colour, those with the same figure come first. */
const OTHER_FIGURE = 5;
const OTHER_CUT = 5;

/**
 * PROD-21: how much two decors differ. Type counts first; then shade, figure, cut, lightness and hue together. Lightness and hue are
 * measured as CIEDE2000, where about 1 is the smallest visible difference.
 */
export function decorDistance(one: Appearance, other: Appearance): number {
  const type = one.type === other.type ? 0 : OTHER_TYPE;
  const shade = one.shade === other.shade ? 0 : OTHER_SHADE;
  const figure = one.figure === other.figure ? 0 : OTHER_FIGURE;
  const cut = one.cut === other.cut ? 0 : OTHER_CUT;
  return type + shade + figure + cut + deltaE2000(labOfHex(one.code), labOfHex(other.code));
}

/** The appearance of a product, with the figure of its colour's tiles. */
export function appearanceOf(product: Parameters<typeof decorOf>[0] & { shade: string }): Appearance {
  const { type, shade, code } = product;
  const { tiles } = decorOf(product);
  return { type, shade, code, figure: tiles?.figure, cut: tiles?.cut };
}

/** The products most similar to this one in its class and material, one for each other decor (PROD-16, PROD-21). */
export async function relatedTo(
  { db, shelf }: ProductSource,
  product: ProductResponse,
): Promise<ProductResponse[]> {
  const current = await shelf.current();
  const { class: productClass, material, category, type } = product;
  const line: ShelfFilters = { productClass, material };
  // In order of preference: the product's own category within its own type, whose decors are always the nearest.
  const decors = new Map<string, ShelfColour>();
  for (const wanted of [
    { type: [type], category: [category] },
    { type: [type] },
    { category: [category] },
    {},
  ]) {
    // Enough decors: otherwise the whole of a large catalogue would be compared.
    if (decors.size > RELATED_PRODUCTS_LIMIT) break;
    for (const place of current.matching({ ...line, ...wanted })) {
      const decor = current.colour(place);
      const key = `${decor.colour_name} ${decor.code}`;
      if (!decors.has(key)) decors.set(key, decor);
    }
  }
  decors.delete(`${product.colour_name} ${product.code}`);
  const shown = appearanceOf(product);
  const nearest = [...decors.values()]
    .map((decor) => ({ decor, distance: decorDistance(shown, appearanceOf(decor)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, RELATED_PRODUCTS_LIMIT);
  return await productsInOrder(
    db,
    nearest.map(({ decor }) => decor.product_id),
  );
}
