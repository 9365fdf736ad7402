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
  /** What its tiles show, such as a timber; `undefined` for a colour without tiles. */
  figure?: string | undefined;
  /** Timbers only: cathedrals and straight lines look unlike even in one timber. */
  cut?: string | undefined;
}

/** More than any two colours differ, so that every product of the same type comes before the first of another one. */
const OTHER_TYPE = 1_000;
/** About half of what separates beige from brown: a neighbour of another shade may come before a distant one of the same. */
const OTHER_SHADE = 12;
/** Less than another shade: among decors of like colour, those with the same figure come first. */
const OTHER_FIGURE = 5;
const OTHER_CUT = 5;

/**
 * PROD-21: how unlike two decors look. Type counts first; then shade, figure, cut, lightness and hue together: CIEDE2000
 * measures the last two as the eye does, where about 1 is the smallest visible difference.
 */
export function decorDistance(one: Appearance, other: Appearance): number {
  const type = one.type === other.type ? 0 : OTHER_TYPE;
  const shade = one.shade === other.shade ? 0 : OTHER_SHADE;
  const figure = one.figure === other.figure ? 0 : OTHER_FIGURE;
  const cut = one.cut === other.cut ? 0 : OTHER_CUT;
  return type + shade + figure + cut + deltaE2000(labOfHex(one.code), labOfHex(other.code));
}

/** With the figure of its colour's tiles. */
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
  // In order of preference: the product's own category, and its own type, whose decors are always the nearest.
  const decors = new Map<string, ShelfColour>();
  for (const wanted of [
    { type: [type], category: [category] },
    { type: [type] },
    { category: [category] },
    {},
  ]) {
    // Without other types a large catalogue is not compared as a whole.
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
