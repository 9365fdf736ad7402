import type { ProductClass } from 'shared-contracts/product';
import type { Material } from '../catalogue/catalogue.ts';

export interface ShadeTable {
  name: string;
  code: string;
  position: number;
}

export interface ProductTypeTable {
  name: string;
  class: ProductClass;
  position: number;
}

export interface ApplicationTable {
  name: string;
  position: number;
}

export interface ProductTable {
  product_id: string;
  /** The catalogue's stable order. */
  position: number;
  class: ProductClass;
  material: Material;
  category: string;
  type: string;
  shade: string;
  colour_name: string;
  title: string;
  code: string;
  info: string;
  description: string;
  common_desc: string;
  actual_price_paise: number | null;
  /** Null: the product cannot be bought now. */
  selling_price_paise: number | null;
  /** ISO 8601; the sitemap publishes it for search engines. */
  changed_at: string;
}

export interface ProductApplicationTable {
  product_id: string;
  application: string;
  position: number;
}

/** One row; triggers count it up on every change of a product or its applications. */
export interface ProductVersionTable {
  version: number;
}
