import * as z from 'zod/mini';
import { nameList, rupees, text } from '../endpoint/field-schemas.ts';

/** Sheet is the default (SHOP-1). */
export const PRODUCT_CLASSES = ['Sheet', 'Board'] as const;
export type ProductClass = (typeof PRODUCT_CLASSES)[number];

/** In the order of the shop page (SHOP-18). These values are sent; 'Plywood' is only the label of 'Ply Wood'. */
export const BOARD_MATERIALS = ['HDF', 'Ply Wood', 'WPC'] as const;
export const MATERIAL_LABELS: Readonly<Record<string, string>> = { 'Ply Wood': 'Plywood' };
/** The material of every product of the Sheet class. */
export const SHEET_MATERIAL = 'Sheet';
/** In the order of the carousel on the home page (HOME-4). */
export const SHEET_CATEGORIES = [
  '1.25mm Acrylic',
  '1.5mm Acrylic',
  '2mm Acrylic',
  'Fluted Panel',
  'MATT Acrylic',
] as const;
/** PROD-13: boards of this category come first among the variations of a colour. */
export const BOARD_VARIATIONS_CATEGORY = '19mm Acrylic Board';

/** Shown until a picture has loaded: its size in pixels, which reserves the place, and its main colour. */
export const PicturePlaceholder = z.object({
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  /** A tiny version of the first picture of a product's page: WebP in base64, at most 300 characters. */
  preview: z.optional(z.string()),
});

export const Picture = z.object({
  /** An absolute URL, or an absolute path on the API's origin. */
  image_link: z.string(),
  quality: z.enum(['low', 'high']),
  image_type: z.enum(['color', 'render']),
  /** Only our own provider sends it. */
  placeholder: z.optional(PicturePlaceholder),
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
  /** How its face shines: Gloss, Matt, Metallic, Fluted. An addition: empty if a provider does not state it. */
  finish: text,
  description: text,
  /** HTML from outside: sanitise it before rendering. */
  common_desc: text,
  /** List price in rupees. */
  actual_price: rupees,
  /** In rupees. */
  selling_price: rupees,
  pictures: z.pipe(
    z.nullish(z.array(Picture)),
    z.transform((pictures): Picture[] => pictures ?? []),
  ),
  /** An addition of our own provider: absolute path of a JPEG of `PREVIEW_SIZE`, because not all messengers show WebP. */
  link_preview: z.optional(z.string()),
});
export type Product = z.output<typeof Product>;

const RoomView = z.object({
  /** In high quality. */
  picture: Picture,
  /**
   * Absolute paths, on the API's origin, of the two files with which a browser composes the room itself (`ROOM_LIGHT`): the room's
   * light, which is the same for all decors of a finish, and the decor on its surfaces.
   */
  layers: z.optional(z.object({ light: z.string(), albedo: z.string() })),
});
export type RoomView = z.output<typeof RoomView>;

export const ShadeColour = z.object({
  ...Product.shape,
  /**
   * An addition of our own provider: the product in every room, whatever its applications, in the same order for all products.
   * `pictures` has only the rooms that suit its applications.
   */
  room_views: z.optional(z.array(RoomView)),
});
export type ShadeColour = z.output<typeof ShadeColour>;

const Companion = z.object({
  ...Product.shape,
  /** An addition: why the two go together, in one sentence. */
  because: text,
  /** An addition: both decors in one room, in high quality. Absent if no room can show two decors in their finish. */
  together: z.optional(Picture),
});
export type Companion = z.output<typeof Companion>;

export const ProductList = withoutDuplicates(Product);
export const ShadeColourList = withoutDuplicates(ShadeColour);
export const CompanionList = withoutDuplicates(Companion);

/** A decor near a requested colour, and how its colour differs. */
export const NearDecor = z.object({
  /** The first of its products in the catalogue’s order, preferably one with a flat face. */
  product: Product,
  /** One product for each material that the decor is made in, `product` among them. */
  forms: z.array(
    z.object({
      ...{ product_id: z.string(), material: text, category: text, type: text, shade: text },
      selling_price: rupees,
    }),
  ),
  /** CIEDE2000: 0 is the same colour, and about 1 the smallest difference that is visible side by side. */
  distance: z.number(),
  /** The difference in lightness, saturation and warmth, roughly in units of `distance`. Negative: darker, greyer, cooler. */
  lighter: z.number(),
  stronger: z.number(),
  warmer: z.number(),
  /** Whether the decor has a figure, such as the grain of a wood: its colour is then the mean. */
  is_mean: z.boolean(),
});
export type NearDecor = z.output<typeof NearDecor>;

/** A list without duplicates of id and material: with duplicate React keys, an old card would remain in the next list. */
function withoutDuplicates<Listed extends typeof Product>(schema: Listed) {
  return z.pipe(
    z.array(schema),
    z.transform((products): z.output<Listed>[] =>
      products.filter(
        ({ product_id, material }, place) =>
          place === products.findIndex((one) => one.product_id === product_id && one.material === material),
      ),
    ),
  );
}

const pageFields = { products: ProductList, totalItems: z.number(), totalPages: z.number() };

export const ProductPage = z.object(pageFields);
export type ProductPage = z.output<typeof ProductPage>;

/** Words of a search term that were read as a filter. */
export const UnderstoodWords = z.object({
  /** `class`, `material`, `price`, or the name of a facet. */
  field: z.string(),
  /** In the catalogue's spelling; a product must have one of them. Empty for a price. */
  names: z.array(z.string()),
  /** Lowest and highest price, in rupees. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** The term without these words. */
  rest: z.string(),
});
export type UnderstoodWords = z.output<typeof UnderstoodWords>;

/** A results page of a search. A provider may leave out how it read the term. */
export const SearchPage = z.object({
  ...pageFields,
  /** Typed words that were left out, because nothing matched them together with the others. */
  ignoredWords: z.optional(z.array(z.string())),
  /** The term without the ignored words. */
  usedTerm: z.optional(z.string()),
  /** In the typed order. */
  understood: z.optional(z.array(UnderstoodWords)),
});
export type SearchPage = z.output<typeof SearchPage>;

export const Facet = z.object({ name: z.string(), count: z.number() });
export type Facet = z.output<typeof Facet>;

const PriceSpan = z.object({
  /** The lowest selling price, in rupees; null if no product has a price. */
  min: rupees,
  /** The highest selling price. */
  max: rupees,
});

/** Selling prices, counted like the lists of facets. */
export const PriceSpread = z.object({
  /** The limits of a price scale: those of all products of the class and material. */
  ...PriceSpan.shape,
  /** Number of products with all filters. */
  count: z.number(),
  /** Prices and number of products with all filters but the price. The number includes products without a price. */
  any_price: z.object({ ...PriceSpan.shape, count: z.number() }),
});
export type PriceSpread = z.output<typeof PriceSpread>;
