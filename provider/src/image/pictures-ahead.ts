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

/** Number of products that provide most of the home page's rooms. */
const PRODUCTS_ON_HOME = 6;
/** The width of cards on phones, and on desktops of usual density. */
const CARD_WIDTH = 400;
/** The width of the small pictures on the product page. */
const THUMBNAIL_WIDTH = 200;
/** The widths of large pictures on phones and on wide screens. */
const PHONE_WIDTH = 800;
const WIDE_WIDTH = 1600;

/**
 * The pictures that shoppers see first, in the order in which they see them (API-60): the rooms of the home page on phones,
 * the cards of each class's first list page, the pages of the first products on phones, the cards of further list pages, the
 * rooms on wide screens, and link previews.
 * @param pages number of list pages per class
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
  // Links to these products are shared most, so they need link previews.
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

/** The pictures that a phone shows on the page of the first product in the first list. */
export async function picturesOfFirstPage(shop: ProductSource): Promise<WantedPicture[]> {
  const [productClass] = PRODUCT_CLASSES;
  const { products } = await listProducts(shop, { productClass }, { page: 1, limit: 1 });
  return products.flatMap(productPage);
}

function card(product: ProductResponse): WantedPicture {
  return sample(product, CARD_WIDTH);
}

/** The large picture for a phone, and the small one of each view. */
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

/** All rooms of a product, because the home page chooses among them so that neighbours differ. */
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
