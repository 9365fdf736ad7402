import { pictureLink, roomsOf } from 'picture-studio';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { getImagesByApplication } from 'shared-contracts/image/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import type { ProductResponse } from '../product/product-response.ts';
import { productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

type InspirationImages = EndpointWireResponse<typeof getImagesByApplication>;

/** Pixels; the gallery's tiles are about half as wide. */
const GALLERY_WIDTH = 800;

/**
 * The gallery of an application: one sheet of each shade, so that a tab shows the range and not sixteen whites. Each
 * application begins at another sheet of the shade, so that its neighbours' tabs look different.
 */
export async function inspirationImages(
  { db, shelf }: ProductSource,
  application: string,
): Promise<InspirationImages> {
  const current = await shelf.current();
  const sheets = current.matching({ productClass: 'Sheet', application: [application] });
  const colours = sheets.map((place) => current.colour(place));
  const turn = await positionOf(db, application);
  const chosen = [...Map.groupBy(colours, ({ shade }) => shade).values()].flatMap(
    (ofShade) => ofShade.at(turn % ofShade.length)?.product_id ?? [],
  );
  return (await productsInOrder(db, chosen)).flatMap((product) => inspirationImage(product, application));
}

async function positionOf(db: ShopDatabase, application: string): Promise<number> {
  const rows = await db.selectFrom('application').select('name').orderBy('position').execute();
  return Math.max(
    0,
    rows.findIndex(({ name }) => isSameName(name, application)),
  );
}

/** None where no room is built in the product's finish: a sample would look lost among rooms. */
function inspirationImage(product: ProductResponse, application: string): InspirationImages {
  const { product_id, colour_name, category, type, shade, material } = product;
  const decor = decorOf(product);
  return roomsOf(decor, [application]).map((room) => ({
    image_link: pictureLink(decor, room, GALLERY_WIDTH),
    product_id,
    Product: { colour_name, category, type, shade, material },
  }));
}
