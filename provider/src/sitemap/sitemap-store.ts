import { decorOf, pictureLink } from 'picture-studio';
import { productPath } from 'shared-contracts/routes';
import type { ShopDatabase } from '../database/database.ts';
import { isListed } from '../product/shelf/live-shelf.ts';
import type { SitemapPage } from './sitemap-document.ts';

/** A tenth of the sitemap protocol's limit, to keep each file small. */
const PRODUCTS_PER_FILE = 5_000;
/** Pixels; large enough for image search. */
const PICTURE_WIDTH = 1200;

/** The number of product sitemaps. */
export async function countProductFiles(db: ShopDatabase): Promise<number> {
  const { products } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('products'))
    .where(isListed())
    .executeTakeFirstOrThrow();
  return Math.ceil(products / PRODUCTS_PER_FILE);
}

/**
 * The product pages in one sitemap.
 * @param file counted from 1
 * @param origin the shop's public origin
 */
export async function productPagesOf(db: ShopDatabase, file: number, origin: string): Promise<SitemapPage[]> {
  const products = await db
    .selectFrom('product')
    .select([
      'product_id',
      'class',
      'category',
      'type',
      'shade',
      'material',
      'colour_name',
      'code',
      'changed_at',
    ])
    .where(isListed())
    .orderBy('position')
    .orderBy('product_id')
    .limit(PRODUCTS_PER_FILE)
    .offset((file - 1) * PRODUCTS_PER_FILE)
    .execute();
  return products.map((product) => ({
    address: origin + productPath(product),
    changedAt: product.changed_at,
    picture: origin + pictureLink(decorOf(product), 'sample', PICTURE_WIDTH),
  }));
}
