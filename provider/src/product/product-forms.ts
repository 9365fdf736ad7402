import { decorOf } from 'picture-studio';
import { isSameName } from 'shared-contracts/product/same-name';
import { type ProductResponse, productsInOrder } from './product-store.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { Shelf } from './shelf/shelf.ts';

interface Decor {
  colour_name: string;
  type: string;
  code: string;
}

/** Everything that the product's decor is made as, the product among it, in catalogue order (API-38). */
export async function formsOf(
  { db, shelf }: ProductSource,
  product: ProductResponse,
): Promise<ProductResponse[]> {
  return await productsInOrder(db, idsOf(await shelf.current(), product));
}

/**
 * One product of each decor that goes with this one, in the order of the catalogue: of the product's own category and
 * material where the decor is made in them, else of its class, else any.
 */
export async function companionsOf(
  { db, shelf }: ProductSource,
  product: ProductResponse,
): Promise<ProductResponse[]> {
  const current = await shelf.current();
  const { class: productClass, category, material } = product;
  const chosen = decorOf(product).goesWith.flatMap((decor) => {
    const [best] = [{ productClass, category: [category], material }, { productClass }, {}].flatMap(
      (wanted) => idsOf(current, decor, wanted),
    );
    return best ?? [];
  });
  return await productsInOrder(db, chosen);
}

/** A decor is identified by its name, type and code together: two companies' colours may share one of them. */
function idsOf(shelf: Shelf, { colour_name, type, code }: Decor, wanted = {}): string[] {
  return shelf
    .matching({ ...wanted, type: [type], code })
    .map((place) => shelf.colour(place))
    .filter((colour) => isSameName(colour.colour_name, colour_name))
    .map(({ product_id }) => product_id);
}
