import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import type { PictureRequest } from '../pictures/picture-request.ts';
import { listProducts } from '../product/product-store.ts';
import type { Shop } from '../shop.ts';

/** The view and width of a product card. */
const CARD = { view: 'sample', width: 400 } as const;

/** Composes the pictures of each class's first page, so that the first shopper after a start does not wait for them. */
export async function warmPictures({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<void> {
  for (const productClass of PRODUCT_CLASSES) {
    const { products } = await listProducts(db, { productClass }, { page: 1, limit: PRODUCTS_PER_PAGE });
    await pictures.warm(products.map((decor): PictureRequest => ({ decor, ...CARD })));
  }
}
