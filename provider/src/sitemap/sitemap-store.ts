import { setImmediate as otherRequests } from 'node:timers/promises';
import { decorOf, pictureLink } from 'picture-studio';
import { productPath } from 'shared-contracts/routes';
import type { ShopDatabase } from '../database/database.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import type { SitemapPage } from './sitemap-document.ts';

/** A tenth of the sitemap protocol's limit, to keep each file small. */
const PRODUCTS_PER_FILE = 5_000;
/** Products read before other requests are served: some milliseconds of work. */
const SLICE = 250;
/** Pixels; large enough for image search. */
const PICTURE_WIDTH = 1200;

export async function countProductFiles({ shelf }: ProductSource): Promise<number> {
  return Math.ceil((await shelf.current()).size / PRODUCTS_PER_FILE);
}

/**
 * The product pages in one sitemap.
 * @param file counted from 1
 * @param origin the shop's public origin
 */
export async function productPagesOf(
  { db, shelf }: ProductSource,
  file: number,
  origin: string,
): Promise<SitemapPage[]> {
  const ids = (await shelf.current()).ids((file - 1) * PRODUCTS_PER_FILE, PRODUCTS_PER_FILE);
  const pages: SitemapPage[] = [];
  for (let first = 0; first < ids.length; first += SLICE) {
    pages.push(...(await pagesOf(db, ids.slice(first, first + SLICE), origin)));
    await otherRequests();
  }
  return pages;
}

/** In the order of the ids. Products that have been deleted meanwhile are left out. */
async function pagesOf(db: ShopDatabase, ids: readonly string[], origin: string): Promise<SitemapPage[]> {
  const products = await db
    .selectFrom('product')
    .select(['product_id', 'class', 'category', 'type', 'shade', 'material'])
    .select(['colour_name', 'code', 'changed_at'])
    .where('product_id', 'in', ids)
    .execute();
  const found = new Map(products.map((product) => [product.product_id, product]));
  return ids.flatMap((id) => {
    const product = found.get(id);
    if (!product) return [];
    return {
      address: origin + productPath(product),
      changedAt: product.changed_at,
      picture: origin + pictureLink(decorOf(product), 'sample', PICTURE_WIDTH),
    };
  });
}
