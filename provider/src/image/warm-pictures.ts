import { PRODUCT_CLASSES, type ProductClass } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PictureRequest } from '../pictures/picture-request.ts';
import { listProducts } from '../product/product-store.ts';
import type { Shop } from '../shop.ts';

/** What is looked at first: the cards of both lists, then the rooms of the home page, on phones and on wide screens. */
const FIRST_LOOKS: readonly Pick<PictureRequest, 'view' | 'width'>[] = [
  { view: 'sample', width: 400 },
  { view: 'panel', width: 800 },
  { view: 'panel', width: 1600 },
];

/** Composes the pictures of each class's first page, so that the first shopper after a start does not wait for them. */
export async function warmPictures({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<void> {
  const firstPage = async (productClass: ProductClass) =>
    (await listProducts(db, { productClass }, { page: 1, limit: PRODUCTS_PER_PAGE })).products;
  const products = (await Promise.all(PRODUCT_CLASSES.map(firstPage))).flat();
  for (const look of FIRST_LOOKS) {
    const shown = look.view === 'panel' ? products.filter((product) => product.class === 'Sheet') : products;
    await pictures.warm(shown.map((decor): PictureRequest => ({ decor, ...look })));
  }
}
