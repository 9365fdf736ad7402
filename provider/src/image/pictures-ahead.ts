import {
  decorOf,
  isSecondCamera,
  type PictureWidth,
  roomsOf,
  viewsOf,
  type WantedPicture,
} from 'picture-studio';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { PREVIEW_SIZE, PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { listProducts, type ProductResponse } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

/** Products among which the home page finds most of its rooms. */
const PRODUCTS_ON_HOME = 6;
/** What cards load on phones and on desktops of usual density. */
const CARD_WIDTH = 400;
/** What the product page loads for its small pictures. */
const THUMBNAIL_WIDTH = 200;
/** Large pictures on phones, then on wide screens. */
const PHONE_WIDTH = 800;
const WIDE_WIDTH = 1600;

/**
 * The pictures that shoppers see first, in the order in which they meet them (API-60): the rooms of the home page for phones,
 * the cards of each class's first list page, the pages of the first products on phones, the cards of further list pages, the
 * rooms for wide screens, and link previews.
 * @param pages list pages of each class
 */
export async function picturesAhead(shop: ProductSource, pages: number): Promise<WantedPicture[]> {
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
    ...onHome.flatMap((product) => inRooms(product, PHONE_WIDTH)),
    ...firstPages.map(card),
    ...sheets.slice(0, PRODUCTS_PER_PAGE).flatMap(productPage),
    ...ofClasses.flatMap((products) => products.slice(PRODUCTS_PER_PAGE)).map(card),
    ...onHome.flatMap((product) => inRooms(product, WIDE_WIDTH)),
    ...shared.flatMap((product) => inRooms(product, PREVIEW_SIZE.width, 'preview')),
  ];
}

/** What a phone shows of the first product of the first list. */
export async function picturesOfFirstPage(shop: ProductSource): Promise<WantedPicture[]> {
  const [productClass] = PRODUCT_CLASSES;
  const { products } = await listProducts(shop, { productClass }, { page: 1, limit: 1 });
  return products.flatMap(productPage);
}

function card(product: ProductResponse): WantedPicture {
  return sample(product, CARD_WIDTH);
}

/** The large picture on a phone, and the small one of each view. */
function productPage(product: ProductResponse): WantedPicture[] {
  const decor = decorOf(product);
  const thumbnails = viewsOf(decor, product.application).map(
    (view): WantedPicture => ({ request: { decor, view, width: THUMBNAIL_WIDTH }, format: 'webp' }),
  );
  return [sample(product, PHONE_WIDTH), ...thumbnails];
}

function sample(product: ProductResponse, width: PictureWidth): WantedPicture {
  return { request: { decor: decorOf(product), view: 'sample', width }, format: 'webp' };
}

/** The home page chooses among a product's rooms, so that neighbours show different ones. */
function inRooms(
  product: ProductResponse,
  width: PictureWidth,
  format: WantedPicture['format'] = 'webp',
): WantedPicture[] {
  const decor = decorOf(product);
  return roomsOf(decor, product.application)
    .filter((view) => !isSecondCamera(view))
    .map((view) => ({ request: { decor, view, width }, format }));
}
