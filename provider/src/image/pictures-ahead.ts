import { type PictureRequest, type PictureWidth, roomsOf } from 'picture-studio';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { PREVIEW_SIZE, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { decorOf } from '../catalogue/decor-of.ts';
import type { ProductResponse } from '../product/product-response.ts';
import { listProducts } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

export interface PictureAhead {
  request: PictureRequest;
  format: 'webp' | 'preview';
}

/** Products that the home page shows in a room. */
const PRODUCTS_ON_HOME = 6;
/** What cards load on phones and on desktops of usual density. */
const CARD_WIDTH = 400;
/** Large pictures on phones, then on wide screens. */
const PHONE_WIDTH = 800;
const WIDE_WIDTH = 1600;

/**
 * The pictures that shoppers see first, in the order in which they meet them (API-60): the rooms of the home page for phones,
 * the cards of each class's first list page, the rooms for wide screens, the pages of the first products, link previews,
 * and the cards of further list pages.
 * @param pages list pages of each class
 */
export async function picturesAhead(shop: ProductSource, pages: number): Promise<PictureAhead[]> {
  if (pages === 0) return [];
  const ofClasses = await Promise.all(
    PRODUCT_CLASSES.map(
      async (productClass) =>
        (await listProducts(shop, { productClass }, { page: 1, limit: pages * PRODUCTS_PER_PAGE })).products,
    ),
  );
  const [sheets = [], ...boards] = ofClasses;
  const firstPages = ofClasses.flatMap((products) => products.slice(0, PRODUCTS_PER_PAGE));
  const onHome = sheets.slice(0, PRODUCTS_ON_HOME);
  // The pages that show these products are shared most.
  const shared = [...onHome, ...boards.flatMap(([first]) => first ?? [])];
  return [
    ...onHome.flatMap((product) => inRoom(product, PHONE_WIDTH)),
    ...firstPages.map(card),
    ...onHome.flatMap((product) => inRoom(product, WIDE_WIDTH)),
    ...sheets.slice(0, PRODUCTS_PER_PAGE).map((product) => sample(product, PHONE_WIDTH)),
    ...shared.flatMap((product) => inRoom(product, PREVIEW_SIZE.width, 'preview')),
    ...ofClasses.flatMap((products) => products.slice(PRODUCTS_PER_PAGE)).map(card),
  ];
}

function card(product: ProductResponse): PictureAhead {
  return sample(product, CARD_WIDTH);
}

function sample(product: ProductResponse, width: PictureWidth): PictureAhead {
  return { request: { decor: decorOf(product), view: 'sample', width }, format: 'webp' };
}

function inRoom(
  product: ProductResponse,
  width: PictureWidth,
  format: PictureAhead['format'] = 'webp',
): PictureAhead[] {
  const decor = decorOf(product);
  return roomsOf(decor, product.application)
    .slice(0, 1)
    .map((view) => ({ request: { decor, view, width }, format }));
}
