import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { heightOf, PICTURE_VIEWS, type PictureView, type PictureWidth } from './picture-views.ts';

export interface ProductPicture {
  /** An absolute path on the provider's origin. */
  image_link: string;
  quality: 'low' | 'high';
  image_type: 'color' | 'render';
  /** Size in pixels of the picture behind `image_link`, and the colour to show until it is there. */
  placeholder: { width: number; height: number; colour: string };
}

const QUALITIES = { low: 400, high: 1600 } as const satisfies Record<ProductPicture['quality'], PictureWidth>;
/** What fills most of the views that show more than the decor. */
const STUDIO = '#dedcd8';
const WALL = '#ece6dc';

/** The pictures of a product at their final addresses, the sample first, the render last, each view low before high. */
export function picturesOf({
  product_id,
  code,
}: Pick<CatalogueProduct, 'product_id' | 'code'>): ProductPicture[] {
  const colours: Record<PictureView, string> = { sample: STUDIO, flat: code, closeup: code, panel: WALL };
  return PICTURE_VIEWS.flatMap((view) =>
    (['low', 'high'] as const).map((quality): ProductPicture => {
      const width = QUALITIES[quality];
      return {
        image_link: pictureLink(product_id, view, width),
        quality,
        image_type: view === 'panel' ? 'render' : 'color',
        placeholder: { width, height: heightOf(view, width), colour: colours[view] },
      };
    }),
  );
}

/** The address of one picture. A product id needs no escaping. */
export function pictureLink(productId: string, view: PictureView, width: PictureWidth): string {
  return `/images/${productId}/${view}-${width}.webp`;
}
