import type { CatalogueProduct } from '../../../provider/src/catalogue/catalogue.ts';

/** All of a product that its picture depends on. */
export type Decor = Pick<
  CatalogueProduct,
  'class' | 'material' | 'category' | 'type' | 'colour_name' | 'code'
>;
