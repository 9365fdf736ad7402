import { pictureLink, roomsOf } from 'picture-studio';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { isSameName } from 'shared-contracts/product/same-name';
import { decorOf } from '../catalogue/decor-of.ts';
import { shopWindowRounds } from '../catalogue/shop-window-order.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { ProductResponse } from '../product/product-response.ts';
import { productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

type InspirationImages = EndpointWireResponse<typeof getImagesByApplication>;

/** Pixels, about twice the width of a gallery tile. */
const GALLERY_WIDTH = 800;

/**
 * The gallery of an application: one sheet per shade, by turns like the shop's own order (SHOP-81). Each application shows
 * another round, so that the tabs look different.
 */
export async function inspirationImages(
  { db, shelf }: ProductSource,
  application: string,
): Promise<InspirationImages> {
  const current = await shelf.current();
  const sheets = current.matching({ productClass: 'Sheet', application: [application] });
  const place = await positionOf(db, application);
  const rounds = shopWindowRounds(
    sheets.map((sheet) => current.colour(sheet)),
    place + 1,
  );
  // The last rounds lack shades.
  const whole = rounds.filter(({ length }) => length === rounds[0]?.length);
  const ids = (whole[place % whole.length] ?? []).map(({ product_id }) => product_id);
  return (await productsInOrder(db, ids)).flatMap((product) => roomImages(product, application));
}

async function positionOf(db: ShopDatabase, application: string): Promise<number> {
  const rows = await db.selectFrom('application').select('name').orderBy('position').execute();
  return Math.max(
    0,
    rows.findIndex(({ name }) => isSameName(name, application)),
  );
}

/** Empty when no room scene exists for the product's finish: a plain sample would look out of place among rooms. */
function roomImages(product: ProductResponse, application: string): InspirationImages {
  const { product_id, colour_name, category, type, shade, material } = product;
  const decor = decorOf(product);
  return roomsOf(decor, [application]).map((room) => ({
    image_link: pictureLink(decor, room, GALLERY_WIDTH),
    product_id,
    Product: { colour_name, category, type, shade, material },
  }));
}
