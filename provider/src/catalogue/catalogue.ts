import type { BOARD_MATERIALS, ProductClass, SHEET_MATERIAL } from 'shared-contracts/product';

/** A family of colours; `code` is the swatch of the whole family. */
export interface Shade {
  name: string;
  code: string;
}

/** What a decor looks like (Solid, Wood Grain, …), once for each class that offers it. */
export interface ProductType {
  name: string;
  class: ProductClass;
}

export type BoardMaterial = (typeof BOARD_MATERIALS)[number];
export type Material = typeof SHEET_MATERIAL | BoardMaterial;

/** One sellable product: class × category × type × colour × material. Prices are for one 8 × 4 ft piece. */
export interface CatalogueProduct {
  product_id: string;
  class: ProductClass;
  material: Material;
  /** `addon` marks the mandatory packaging item (Spec 3). */
  category: string;
  type: string;
  shade: string;
  colour_name: string;
  title: string;
  /** `#rrggbb`, lower case. */
  code: string;
  info: string;
  application: string[];
  description: string;
  /** HTML; the storefront sanitises it. */
  common_desc: string;
  actual_price_paise: number | null;
  selling_price_paise: number | null;
}

/** The whole catalogue in its stable order: the order of the tables. */
export interface Catalogue {
  shades: Shade[];
  types: ProductType[];
  applications: string[];
  products: CatalogueProduct[];
  /** Groups of words that mean the same to a shopper's search. */
  synonyms: string[][];
}
