import { readFileSync } from 'node:fs';
import type { CatalogueProduct } from 'catalogue';
import { decorOf, offeredPicture, PictureCache, type PictureQueue, type WantedPicture } from 'picture-studio';
import { FINISHED_PICTURES, LIMIT } from 'provider/image/shop-pictures';

/** Written by `npm run bench -- --first-pictures`, from what browsers request. */
const TABLE = new URL('./first-pictures.tsv', import.meta.url);

/** The pictures of the first pages, in the widths that phones, tablets and laptops load. Products that are no longer sold are left out. */
export function firstPictures(products: readonly CatalogueProduct[]): WantedPicture[] {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const [, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return rows.flatMap((row) => {
    const [id = '', view = '', widths = ''] = row.split('\t');
    const product = byId.get(id);
    if (!product) return [];
    return widths.split(' ').flatMap((width): WantedPicture[] => {
      const offered = offeredPicture(view, Number(width));
      return offered ? [{ request: { decor: decorOf(product), ...offered }, format: 'webp' }] : [];
    });
  });
}

/** A picture cache in the folder of the finished pictures, for filling it. */
export function finishedPictures(queue: PictureQueue): PictureCache {
  return new PictureCache(FINISHED_PICTURES, LIMIT, queue);
}
