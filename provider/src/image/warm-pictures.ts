import { PRODUCT_CLASSES, type ProductClass } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PictureWidth } from '../../../picture-studio/src/scenes/picture-views.ts';
import type { PictureRequest } from '../../../picture-studio/src/serving/picture-request.ts';
import { roomsOf } from '../../../picture-studio/src/serving/product-views.ts';
import type { ProductAnswer } from '../product/product-answer.ts';
import { listProducts } from '../product/product-store.ts';
import type { LogLine } from '../request-log.ts';
import type { Shop } from '../shop.ts';

/** Pictures between two lines of the log. */
const PER_LINE = 20;

/** Products of the shop's window that the home page shows in a room. */
const SHOWN_AT_HOME = 6;

/**
 * Composes what is looked at first, one picture after another: the rooms of the home page, on phones and on wide
 * screens, then the cards of each class's first page.
 */
export async function warmPictures(
  { pictures, ...shop }: Pick<Shop, 'db' | 'shelf' | 'pictures'>,
  log: LogLine,
): Promise<void> {
  const firstPage = async (productClass: ProductClass) =>
    (await listProducts(shop, { productClass }, { page: 1, limit: PRODUCTS_PER_PAGE })).products;
  const [sheets = [], ...boards] = await Promise.all(PRODUCT_CLASSES.map(firstPage));
  const atHome = sheets.slice(0, SHOWN_AT_HOME);
  const requests = [
    ...atHome.flatMap((sheet) => inItsRoom(sheet, 800)),
    ...[...sheets, ...boards.flat()].map((decor): PictureRequest => ({ decor, view: 'sample', width: 400 })),
    ...atHome.flatMap((sheet) => inItsRoom(sheet, 1600)),
  ];
  for (const [done, request] of requests.entries()) {
    if (done > 0 && done % PER_LINE === 0) log(`pictures: ${done} of the first ${requests.length} ready`);
    await pictures.picture(request);
  }
  log(`pictures: the first ${requests.length} ready`);
}

function inItsRoom(decor: ProductAnswer, width: PictureWidth): PictureRequest[] {
  return roomsOf(decor, decor.application)
    .slice(0, 1)
    .map((view) => ({ decor, view, width }));
}
