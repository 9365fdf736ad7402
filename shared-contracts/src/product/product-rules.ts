import {
  BOARD_MATERIALS,
  type Picture,
  PRODUCT_CLASSES,
  type Product,
  type ProductClass,
  SHEET_MATERIAL,
} from './product.ts';
import { isSameName } from './same-name.ts';

/** SHOP-20. */
export const PRODUCTS_PER_PAGE = 16;
/** PROD-16: a page of 11 is requested; the current product is removed from the response. */
export const RELATED_PRODUCTS_LIMIT = 11;
/** SHOP-9: all kinds together. */
export const MAX_SUGGESTIONS = 8;
/** SHOP-3: the material of a board address without one. */
export const DEFAULT_BOARD_MATERIAL = 'HDF';

/** Pixel widths that exist of a picture with a `placeholder`. Other pictures exist in one unknown width. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200, 1600] as const;

/** `sheet` → `Sheet`; undefined for an unknown class. */
export function canonicalClass(value: string): ProductClass | undefined {
  return PRODUCT_CLASSES.find((known) => isSameName(known, value));
}

/** The class of a product; where a provider or an address omits it, it follows from the material. */
export function productClassOf(product: Pick<Product, 'class' | 'material'>): ProductClass {
  const known = canonicalClass(product.class);
  return known ?? (canonicalClass(product.material) === SHEET_MATERIAL ? 'Sheet' : 'Board');
}

/** The display name of a product: its colour's name, else its title, else its id. Some providers send only a title. */
export function productName({
  colour_name,
  title,
  product_id,
}: Pick<Product, 'colour_name' | 'title' | 'product_id'>): string {
  return colour_name || title || product_id;
}

/** `ply wood` → `Ply Wood`; undefined for an unknown board material. */
export function canonicalBoardMaterial(value: string): string | undefined {
  return BOARD_MATERIALS.find((known) => isSameName(known, value));
}

/** The material sent for a class: always `Sheet` for sheets, a known board material for boards. */
export function materialOf(productClass: ProductClass, material: string | undefined): string {
  if (productClass === 'Sheet') return SHEET_MATERIAL;
  return canonicalBoardMaterial(material ?? '') ?? DEFAULT_BOARD_MATERIAL;
}

/** SHOP-23: rounded percent (actual − selling) / actual; 0 without a discount or with a missing price. */
export function discountPercent(price: {
  actual_price: number | null;
  selling_price: number | null;
}): number {
  const { actual_price, selling_price } = price;
  if (actual_price === null || selling_price === null || actual_price <= selling_price) return 0;
  return Math.round(((actual_price - selling_price) / actual_price) * 100);
}

/** Pixels, if a provider does not send a size: samples are square. */
const UNKNOWN_SIZE = { width: 800, height: 800 };

/**
 * The props of look's `Picture`; without a picture they show an empty placeholder.
 * @param sizes shown width, as the `sizes` attribute of HTML
 */
export function pictureFile(
  picture: Picture | undefined,
  sizes: string | undefined,
  unknownSize = UNKNOWN_SIZE,
) {
  const unknown = { ...unknownSize, colour: undefined, preview: undefined };
  const { width, height, colour, preview } = { ...unknown, ...picture?.placeholder };
  return {
    src: picture?.image_link,
    width,
    height,
    sizes,
    widths: picture?.placeholder && PICTURE_WIDTHS,
    placeholder: colour,
    preview,
  };
}

/** Pixels: the ratio to which messengers crop large previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Pixels: messengers need this width for a large preview. */
const PREVIEW_WIDTH: (typeof PICTURE_WIDTHS)[number] = PREVIEW_SIZE.width;

/**
 * The link preview of a product for a page's head: the provider's own file; if it has none, the picture, in the width
 * of a large preview if that exists.
 */
export function linkPreview({ link_preview }: Pick<Product, 'link_preview'>, picture: Picture | undefined) {
  if (link_preview) {
    return { picture: link_preview, pictureSize: PREVIEW_SIZE, pictureType: 'image/jpeg' };
  }
  return picture ? previewOf(picture) : {};
}

/** A room's picture file: its folder, view and width. */
const ROOM_FILE = /^(.*\/)([a-z]+)-\d+\.webp$/;

/**
 * The preview of a product in one of its rooms. A provider with `link_preview` has a preview file beside each room's picture. Without a
 * picture of that room, the product's own preview is returned.
 */
export function roomPreview(
  { link_preview }: Pick<Product, 'link_preview'>,
  room: Picture | undefined,
): string | undefined {
  const [, folder, view] = ROOM_FILE.exec(room?.image_link ?? '') ?? [];
  return link_preview?.endsWith('-preview.jpg') && folder ? `${folder}${view}-preview.jpg` : link_preview;
}

function previewOf({ image_link, placeholder }: Picture) {
  // Only pictures with a placeholder exist in several widths.
  if (!placeholder) return { picture: image_link };
  const { width, height } = placeholder;
  const resized = image_link.replace(/-\d+\.webp$/, `-${PREVIEW_WIDTH}.webp`);
  if (resized === image_link) return { picture: image_link, pictureSize: { width, height } };
  return {
    picture: resized,
    pictureSize: { width: PREVIEW_WIDTH, height: Math.round((height * PREVIEW_WIDTH) / width) },
  };
}
