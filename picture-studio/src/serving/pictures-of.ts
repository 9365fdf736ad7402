import type { CatalogueProduct } from '../../../provider/src/catalogue/catalogue.ts';
import type { Decor } from '../recipes/decor.ts';
import { heightOf, isRoom, type PictureView, type PictureWidth } from '../scenes/picture-views.ts';
import { fingerprintOf } from './picture-request.ts';
import { placeholderColour } from './placeholder.ts';
import { viewsOf } from './product-views.ts';

export interface ProductPicture {
  /** An absolute path on the provider's origin. */
  image_link: string;
  quality: 'low' | 'high';
  image_type: 'color' | 'render';
  /** Size in pixels of the picture behind `image_link`, and the colour to show until it is there. */
  placeholder: { width: number; height: number; colour: string };
}

/** A product as far as its pictures and their addresses depend on it. */
export type PicturedProduct = Decor & Pick<CatalogueProduct, 'product_id'>;

const QUALITIES = { low: 400, high: 1600 } as const satisfies Record<ProductPicture['quality'], PictureWidth>;
/** Digits of the fingerprint in an address: enough to tell a picture from its predecessors. */
const VERSION_DIGITS = 10;

/** The pictures of a product at their final addresses, the sample first, rooms last, each view low before high. */
export function picturesOf(product: PicturedProduct, applications: readonly string[]): ProductPicture[] {
  return viewsOf(product, applications).flatMap((view) =>
    (['low', 'high'] as const).map((quality): ProductPicture => {
      const width = QUALITIES[quality];
      return {
        image_link: pictureLink(product, view, width),
        quality,
        image_type: isRoom(view) ? 'render' : 'color',
        placeholder: { width, height: heightOf(view, width), colour: placeholderColour(view, product.code) },
      };
    }),
  );
}

/**
 * The address of one picture. Whoever keeps it for ever is right: another picture of the same product and view has
 * another version, and so another address. A product id needs no escaping.
 */
export function pictureLink(product: PicturedProduct, view: PictureView, width: PictureWidth): string {
  return `/images/${product.product_id}/${versionOf(product, view)}/${view}-${width}.webp`;
}

/** The part of the address that changes with the picture. */
export function versionOf(decor: Decor, view: PictureView): string {
  return fingerprintOf({ decor, view }).slice(0, VERSION_DIGITS);
}
