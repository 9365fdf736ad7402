import { shopWindowRounds } from 'catalogue/shop-window-order';
import {
  decorOf,
  isBuilt,
  isInItsRoom,
  type PictureView,
  pictureLink,
  placeholderOf,
  roomsOf,
} from 'picture-studio';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { isSameName } from 'shared-contracts/product/same-name';
import type { ShopDatabase } from '../database/database.ts';
import { applicationNames } from '../product/filter-options-store.ts';
import { type ProductResponse, productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

type InspirationImages = EndpointWireResponse<typeof getImagesByApplication>;

/** Pixels, about twice the width of a gallery tile. */
const GALLERY_WIDTH = 800;

/**
 * The sequence of views in a gallery. A room has one or two cameras. If the room shows another application, most pictures show
 * the sheet itself.
 */
const VIEWS = {
  inItsRoom: ['room', 'closeup', 'room', 'sample', 'room', 'closeup', 'room', 'closeup'],
  elsewhere: ['room', 'closeup', 'sample', 'closeup', 'sample', 'room', 'closeup', 'closeup'],
} as const;

/**
 * The gallery of an application: one sheet per shade, alternating like the shop's own order (SHOP-81). Each application shows
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
  // The last rounds are left out, because they lack shades.
  const whole = rounds.filter(({ length }) => length === rounds[0]?.length);
  const ids = (whole[place % whole.length] ?? []).map(({ product_id }) => product_id);
  return (await productsInOrder(db, ids)).map((product, index) => galleryImage(product, application, index));
}

async function positionOf(db: ShopDatabase, application: string): Promise<number> {
  const names = await applicationNames(db);
  return Math.max(
    0,
    names.findIndex((name) => isSameName(name, application)),
  );
}

/** A product in its room, or the sheet itself. */
function galleryImage(
  product: ProductResponse,
  application: string,
  index: number,
): InspirationImages[number] {
  const { product_id, colour_name, category, type, shade, material, finish, selling_price } = product;
  const decor = decorOf(product);
  const view = galleryView(decor, application, index);
  return {
    image_link: pictureLink(decor, view, GALLERY_WIDTH),
    product_id,
    placeholder: placeholderOf(decor, view, GALLERY_WIDTH),
    Product: { colour_name, category, type, shade, material, finish, selling_price },
  };
}

/** If no scene has the product's finish, its flat view. */
function galleryView(decor: ReturnType<typeof decorOf>, application: string, index: number): PictureView {
  const views = VIEWS[isInItsRoom(application) ? 'inItsRoom' : 'elsewhere'];
  const wanted = views[index % views.length] ?? 'room';
  const rooms = roomsOf(decor, [application]);
  const room = rooms[Math.floor(index / 2) % rooms.length];
  const offered: (PictureView | undefined)[] = [wanted === 'room' ? room : wanted, room];
  return offered.find((view) => view !== undefined && isBuilt(decor, view)) ?? 'flat';
}
