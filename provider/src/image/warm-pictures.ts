import { type PictureCache, type PictureRequest, type PictureWidth, roomsOf } from 'picture-studio';
import { PRODUCT_CLASSES, type ProductClass } from 'shared-contracts/product';
import { PREVIEW_SIZE, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { decorOf } from '../catalogue/decor-of.ts';
import type { LogLine } from '../http/request-log.ts';
import type { ProductResponse } from '../product/product-response.ts';
import { listProducts } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

/** Pictures between two lines of the log. */
const LOG_INTERVAL = 20;

/** Products that the home page shows in a room. */
const PRODUCTS_ON_HOME = 6;

/**
 * Composes the pictures that visitors see first, one after another: the rooms of the home page for phones, the cards
 * of each class's first results page, the rooms for wide screens, then the link previews of these rooms.
 */
export async function warmPictures(
  { pictures, ...shop }: ProductSource & { pictures: PictureCache },
  log: LogLine,
): Promise<void> {
  const firstPage = async (productClass: ProductClass) =>
    (await listProducts(shop, { productClass }, { page: 1, limit: PRODUCTS_PER_PAGE })).products;
  const [sheets = [], ...boards] = await Promise.all(PRODUCT_CLASSES.map(firstPage));
  const onHome = sheets.slice(0, PRODUCTS_ON_HOME);
  const requests = [
    ...onHome.flatMap((sheet) => roomRequests(sheet, 800)),
    ...[...sheets, ...boards.flat()].map(cardRequest),
    ...onHome.flatMap((sheet) => roomRequests(sheet, 1600)),
  ];
  // The pages that show these products are shared most.
  const previews = [...onHome, ...boards.flatMap(([first]) => first ?? [])].flatMap((product) =>
    roomRequests(product, PREVIEW_SIZE.width),
  );
  for (const [done, request] of requests.entries()) {
    if (done > 0 && done % LOG_INTERVAL === 0) log(`pictures: ${done} of the first ${requests.length} ready`);
    await pictures.picture(request);
  }
  for (const request of previews) await pictures.picture(request, 'preview');
  log(`pictures: the first ${requests.length} ready`);
}

function cardRequest(product: ProductResponse): PictureRequest {
  return { decor: decorOf(product), view: 'sample', width: 400 };
}

function roomRequests(product: ProductResponse, width: PictureWidth): PictureRequest[] {
  const decor = decorOf(product);
  return roomsOf(decor, product.application)
    .slice(0, 1)
    .map((view) => ({ decor, view, width }));
}
