import {
  BOARD_MATERIALS,
  type Picture,
  PRODUCT_CLASSES,
  type Product,
  type ProductClass,
  SHEET_MATERIAL,
} from './product.ts';
import { isSameName } from './same-name.ts';

/** Spec section 9: products on one page of a list. */
export const PRODUCTS_PER_PAGE = 16;
/** Spec section 9: the current product is left out after the call, so one page of 11 is asked for. */
export const RELATED_PRODUCTS_LIMIT = 11;
/** Products, shades and categories together that a provider suggests for what is being typed (api.md, suggest). */
export const MAX_SUGGESTIONS = 8;
/** Spec section 2: a Board without a material is of this one. */
export const DEFAULT_BOARD_MATERIAL = 'HDF';

/** Pixel widths in which a picture with a `placeholder` can be had; without one nobody promises them. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200, 1600] as const;

/** `sheet` → `Sheet`: classes match without regard to case; undefined for anything else. */
export function canonicalClass(value: string): ProductClass | undefined {
  return PRODUCT_CLASSES.find((known) => isSameName(known, value));
}

/** The class of a product; where a provider or an address leaves it out, the material tells. */
export function productClassOf(product: Pick<Product, 'class' | 'material'>): ProductClass {
  const known = canonicalClass(product.class);
  return known ?? (canonicalClass(product.material) === SHEET_MATERIAL ? 'Sheet' : 'Board');
}

/** The name that stands for a product: its colour's, else its title, else its id. Some providers send a title alone. */
export function productName({ colour_name, title, product_id }: Product): string {
  return colour_name || title || product_id;
}

/** `ply wood` → `Ply Wood`; undefined for an unknown board material. */
export function canonicalBoardMaterial(value: string): string | undefined {
  return BOARD_MATERIALS.find((known) => isSameName(known, value));
}

/** The material that travels for a class: Sheet for the Sheet class (spec section 7). */
export function materialOf(productClass: ProductClass, material: string | undefined): string {
  if (productClass === 'Sheet') return SHEET_MATERIAL;
  return canonicalBoardMaterial(material ?? '') ?? DEFAULT_BOARD_MATERIAL;
}

/** Rounded percent (actual − selling) / actual, or 0 when there is nothing off or a price is missing (spec section 2). */
export function discountPercent(price: {
  actual_price: number | null;
  selling_price: number | null;
}): number {
  const { actual_price, selling_price } = price;
  if (actual_price === null || selling_price === null || actual_price <= selling_price) return 0;
  return Math.round(((actual_price - selling_price) / actual_price) * 100);
}

/** Pixels, where a provider does not say: samples are square. */
const UNKNOWN_SIZE = { width: 800, height: 800 };

/**
 * A picture as the look's `Picture` takes it; without one its place stays empty.
 * @param sizes how wide it is shown, as in HTML
 */
export function pictureFile(
  picture: Picture | undefined,
  sizes: string | undefined,
  unknownSize = UNKNOWN_SIZE,
) {
  const { width, height, colour } = { ...unknownSize, colour: undefined, ...picture?.placeholder };
  return {
    src: picture?.image_link,
    width,
    height,
    sizes,
    widths: picture?.placeholder && PICTURE_WIDTHS,
    placeholder: colour,
  };
}

/** Pixels: what the large previews of messengers are made from. */
const PREVIEW_WIDTH: (typeof PICTURE_WIDTHS)[number] = 1200;

/** A picture for the preview of a link, as a page's head takes it: in the width of a large preview where there is one. */
export function linkPicture({ image_link, placeholder }: Picture): {
  picture: string;
  pictureSize?: { width: number; height: number };
} {
  // Only a picture with a placeholder can be had in other widths.
  if (!placeholder) return { picture: image_link };
  const { width, height } = placeholder;
  const resized = image_link.replace(/-\d+(?=\.webp$)/, `-${PREVIEW_WIDTH}`);
  if (resized === image_link) return { picture: image_link, pictureSize: { width, height } };
  return {
    picture: resized,
    pictureSize: { width: PREVIEW_WIDTH, height: Math.round((height * PREVIEW_WIDTH) / width) },
  };
}
