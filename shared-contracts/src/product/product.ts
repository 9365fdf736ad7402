import * as z from 'zod/mini';
import { nameList, rupees, text } from '../endpoint/field-schemas.ts';

/** Spec section 2: Sheet is the default. */
export const PRODUCT_CLASSES = ['Sheet', 'Board'] as const;
export type ProductClass = (typeof PRODUCT_CLASSES)[number];

/** Spec section 9, in the order the shop shows them. The value is what travels; 'Plywood' is the label of 'Ply Wood'. */
export const BOARD_MATERIALS = ['HDF', 'Ply Wood', 'WPC'] as const;
export const MATERIAL_LABELS: Readonly<Record<string, string>> = { 'Ply Wood': 'Plywood' };
/** Spec section 7: the material of every product of the Sheet class. */
export const SHEET_MATERIAL = 'Sheet';
/** Spec section 2, in the order of the home page's carousel. */
export const SHEET_CATEGORIES = [
  '1.25mm Acrylic',
  '1.5mm Acrylic',
  '2mm Acrylic',
  'Fluted Panel',
  'MATT Acrylic',
] as const;
/** Spec section 9: the category whose boards are the variations of a colour. */
export const BOARD_VARIATIONS_CATEGORY = '19mm Acrylic Board';

export const Picture = z.object({
  /** Absolute, or an absolute path on the API's origin. */
  image_link: z.string(),
  quality: z.enum(['low', 'high']),
  image_type: z.enum(['color', 'render']),
  /** An addition of our own provider: pixel size and main colour, for a place that does not jump. */
  placeholder: z.optional(z.object({ width: z.number(), height: z.number(), colour: z.string() })),
});
export type Picture = z.output<typeof Picture>;

export const Product = z.object({
  product_id: z.string(),
  class: text,
  material: text,
  category: text,
  type: text,
  shade: text,
  colour_name: text,
  title: text,
  /** `#rrggbb`, or empty. */
  code: text,
  info: text,
  application: nameList,
  description: text,
  /** HTML from outside: sanitise before it is shown. */
  common_desc: text,
  /** List price in rupees. */
  actual_price: rupees,
  /** In rupees. */
  selling_price: rupees,
  pictures: z.pipe(
    z.nullish(z.array(Picture)),
    z.transform((pictures): Picture[] => pictures ?? []),
  ),
});
export type Product = z.output<typeof Product>;

/** Each product once, in each of its materials: of one named twice, a screen would keep a card when the next list comes. */
export const ProductList = z.pipe(
  z.array(Product),
  z.transform((products): Product[] =>
    products.filter(
      ({ product_id, material }, place) =>
        place === products.findIndex((one) => one.product_id === product_id && one.material === material),
    ),
  ),
);

export const ProductPage = z.object({
  products: ProductList,
  totalItems: z.number(),
  totalPages: z.number(),
});
export type ProductPage = z.output<typeof ProductPage>;

export const Facet = z.object({ name: z.string(), count: z.number() });
export type Facet = z.output<typeof Facet>;
