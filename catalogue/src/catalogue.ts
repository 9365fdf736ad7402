import type { BOARD_MATERIALS, ProductClass, SHEET_MATERIAL } from 'shared-contracts/product';

/** A family of colours; `code` is the family's swatch. */
export interface Shade {
  name: string;
  code: string;
}

/** A kind of decor (Solid, Wood Grain, …), listed once for each class that offers it. */
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
  /** `addon` marks the mandatory packaging item. */
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

/** The whole catalogue, in the order in which the shop shows it. */
export interface Catalogue {
  shades: Shade[];
  types: ProductType[];
  applications: string[];
  products: CatalogueProduct[];
  synonyms: string[][];
}
