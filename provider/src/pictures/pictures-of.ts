import type { CatalogueProduct } from '../catalogue/catalogue.ts';

export interface ProductPicture {
  image_link: string;
  quality: 'low' | 'high';
  image_type: 'color' | 'render';
  /** Size in pixels of the picture behind `image_link`, and the colour to show until it is there. */
  placeholder: { width: number; height: number; colour: string };
}

/** The pictures of a product at their final addresses, colour views first. */
export function picturesOf(_product: Pick<CatalogueProduct, 'product_id' | 'code'>): ProductPicture[] {
  return [];
}
