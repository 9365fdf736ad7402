import { decorOf, type PictureWidth, viewsOf, type WantedPicture } from 'picture-studio';
import { picturesAhead } from 'provider/image/pictures-ahead';
import { findProducts } from 'provider/product/product-store';
import type { ProductSource } from 'provider/product/shelf/live-shelf';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';

export interface PictureChoice {
  /** Number of list pages per class whose pictures come first. */
  pages: number;
  /** Leaves out all other pictures. */
  isLimitedToPages: boolean;
  /** Empty for all widths. */
  widths: readonly PictureWidth[];
}

/** The pictures of all products, in each view of their pages. Those that shoppers see first come first. */
export async function everyPicture(
  shop: ProductSource,
  { pages, isLimitedToPages, widths }: PictureChoice,
): Promise<WantedPicture[]> {
  const chosen = widths.length > 0 ? widths : PICTURE_WIDTHS;
  const first = await picturesAhead(shop, pages);
  const others = isLimitedToPages ? [] : await picturesOfProducts(shop, chosen);
  return [...first, ...others].filter(({ request }) => chosen.includes(request.width));
}

/** Product by product, because the pictures of one product share drawings. */
async function picturesOfProducts(
  shop: ProductSource,
  widths: readonly PictureWidth[],
): Promise<WantedPicture[]> {
  const ofClasses = await Promise.all(
    PRODUCT_CLASSES.map((productClass) => findProducts(shop, { productClass })),
  );
  return ofClasses.flat().flatMap((product) => {
    const decor = decorOf(product);
    return viewsOf(decor, product.application).flatMap((view) =>
      widths.map((width): WantedPicture => ({ request: { decor, view, width }, format: 'webp' })),
    );
  });
}
