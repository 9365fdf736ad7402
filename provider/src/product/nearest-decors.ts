import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex } from 'catalogue/colour/lab';
import type { NearDecor } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { colourDifference } from './colour-difference.ts';
import { onePerMaterial } from './colours.ts';
import { type ProductResponse, productsInOrder } from './product-store.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { ShelfColour } from './shelf/shelf.ts';
import { decorsOn } from './shelf/shelf-decors.ts';

type Nearest = Omit<NearDecor, 'product'> & { product: ProductResponse };

/**
 * The decors nearest to a colour by CIEDE2000; equal ones in catalogue order (API-122).
 * @param code `aabbcc`, in sRGB
 */
export async function nearestTo(
  { db, shelf }: ProductSource,
  { code, limit }: { code: string; limit: number },
): Promise<Nearest[]> {
  const asked = labOfHex(`#${code}`);
  const nearest = [...decorsOn(await shelf.current()).values()]
    .map((decor) => ({ ...decor, distance: deltaE2000(asked, decor.lab) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map((decor) => ({
      ...decor,
      ids: onePerMaterial(flatFirst(decor.products)).map(({ product_id }) => product_id),
    }));
  const products = await productsInOrder(
    db,
    nearest.flatMap(({ ids }) => ids),
  );
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return nearest.flatMap(({ ids, distance, lab, isPlain }) => {
    const forms = ids.flatMap((id) => byId.get(id) ?? []);
    const [product] = forms;
    return product
      ? [{ product, forms: forms.map(formOf), distance, ...colourDifference(asked, lab), is_mean: !isPlain }]
      : [];
  });
}

/** Puts flat forms first, because the ridges of a fluted panel hide its colour. */
function flatFirst(forms: readonly ShelfColour[]): ShelfColour[] {
  const isFluted = ({ category, type }: ShelfColour) => finishOf({ category, type, info: '' }) === 'Fluted';
  return [...forms.filter((form) => !isFluted(form)), ...forms.filter(isFluted)];
}

function formOf({ product_id, material, category, type, shade, selling_price }: ProductResponse) {
  return { product_id, material, category, type, shade, selling_price };
}
