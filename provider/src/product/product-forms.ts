import { decorOf, type ProductPicture, togetherPicture } from 'picture-studio';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { isSameName } from 'shared-contracts/product/same-name';
import { companionsAmong } from './goes-with.ts';
import { type ProductResponse, productsInOrder } from './product-store.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { ShelfColour } from './shelf/shelf.ts';
import { decorKey, decorsOn } from './shelf/shelf-decors.ts';

/** MATCH-20. */
const COMPANIONS = 3;

type Companion = ProductResponse & { because: string; together?: ProductPicture };

/** All products of the product's decor, including itself, in catalogue order (API-38). */
export async function formsOf(
  { db, shelf }: ProductSource,
  product: ProductResponse,
): Promise<ProductResponse[]> {
  const current = await shelf.current();
  const { colour_name, type, code } = product;
  const forms = current
    .matching({ type: [type], code })
    .map((place) => current.colour(place))
    .filter((colour) => isSameName(colour.colour_name, colour_name));
  return await productsInOrder(db, forms.map(idOf));
}

/**
 * One product of each decor that goes with this one, and the reason. It is of the product's own category and material if the decor is made in
 * them, else of its class, else any. Decors that the catalogue lists come first, if a rule allows them (MATCH-20).
 */
export async function companionsOf(
  { db, shelf }: ProductSource,
  product: ProductResponse,
): Promise<Companion[]> {
  const decors = decorsOn(await shelf.current());
  const shown = decors.get(decorKey(product));
  if (!shown) return [];
  const pictured = decorOf(product);
  const pairs = companionsAmong(shown, {
    preferred: pictured.goesWith.flatMap((decor) => decors.get(decorKey(decor)) ?? []),
    others: [...decors.values()],
    limit: COMPANIONS,
  });
  const reasons = new Map(pairs.map(({ decor, because }) => [formLike(product, decor.products), because]));
  const companions = await productsInOrder(db, [...reasons.keys()]);
  return companions.map((companion) => ({
    ...companion,
    because: reasons.get(companion.product_id) ?? '',
    together: togetherPicture(pictured, decorOf(companion)),
  }));
}

/** The id of the form that is most similar to a product. */
function formLike({ category, material }: ProductResponse, forms: readonly ShelfColour[]): string {
  const isSheet = (form: { material: string }) => isSameName(form.material, SHEET_MATERIAL);
  const ofClass = forms.filter((form) => isSheet(form) === isSheet({ material }));
  const [best] = [
    ...ofClass.filter((form) => isSameName(form.category, category) && isSameName(form.material, material)),
    ...ofClass,
    ...forms,
  ];
  return best?.product_id ?? '';
}

const idOf = ({ product_id }: ShelfColour): string => product_id;
