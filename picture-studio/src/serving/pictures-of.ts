import { type Decor, finishOf } from '../scenes/decor.ts';
import {
  heightOf,
  isRoom,
  isSecondCamera,
  type PictureView,
  type PictureWidth,
  ROOM_VIEWS,
} from '../scenes/picture-views.ts';
import { decorsIn, sceneFor } from '../scenes/scene-for.ts';
import { lightVersionOf, versionOf } from './picture-version.ts';
import { placeholderColour } from './placeholder.ts';
import { isBuilt, roomsOf, viewsOf } from './product-views.ts';

export interface ProductPicture {
  /** An absolute path on the provider's origin. */
  image_link: string;
  quality: 'low' | 'high';
  image_type: 'color' | 'render';
  placeholder: PicturePlaceholder;
}

/** Size of a picture in pixels, and what to show until it has loaded. */
export interface PicturePlaceholder {
  width: number;
  height: number;
  colour: string;
  /** A tiny picture of the same view: WebP in base64. */
  preview?: string;
}

export interface RoomView {
  picture: ProductPicture;
  /** Absolute paths of the files from which a browser composes the room itself. */
  layers: { light: string; albedo: string };
}

/** The properties of a product on which its pictures and their addresses depend. */
export interface PicturedProduct extends Decor {
  /** Only letters, digits and hyphens, so that it needs no escaping in an address. */
  product_id: string;
}

const WIDTHS = { low: 400, high: 1600 } as const satisfies Record<ProductPicture['quality'], PictureWidth>;

/**
 * The pictures of a product: the sample first and rooms last, each view in low before high quality.
 * @param preview of the sample; only its low quality, which cards show, gets the preview
 */
export function picturesOf(
  product: PicturedProduct,
  applications: readonly string[],
  preview?: string,
): ProductPicture[] {
  return viewsOf(product, applications).flatMap((view) =>
    (['low', 'high'] as const).map((quality) => {
      const picture = pictureOf(product, view, quality);
      if (preview && view === 'sample' && quality === 'low') picture.placeholder.preview = preview;
      return picture;
    }),
  );
}

/**
 * The product in every room that has a scene in its finish, whatever its applications are; in high quality, and always in the same order. A
 * second camera does not count as another room.
 */
export function roomViewsOf(product: PicturedProduct): RoomView[] {
  const finish = finishOf(product);
  return ROOM_VIEWS.filter((room) => isBuilt(product, room) && !isSecondCamera(room)).map((room) => ({
    picture: pictureOf(product, room, 'high'),
    layers: {
      light: `/images/rooms/${room}/${lightVersionOf({ room, finish })}/${finish}.webp`,
      albedo: `/images/${product.product_id}/${versionOf({ decor: product, view: room })}/${room}-albedo.webp`,
    },
  }));
}

/** A product whose companion is on the second surface of a room. */
export function withCompanion(product: PicturedProduct, companion: PicturedProduct): PicturedProduct {
  const { colour_name, type, code, tiles, flutedTiles } = companion;
  return { ...product, goesWith: [{ colour_name, type, code, tiles, flutedTiles }] };
}

/** Both decors in the first room with two surfaces in the product's finish. @returns undefined if there is none, as for fluted panels */
export function togetherPicture(
  product: PicturedProduct,
  companion: PicturedProduct,
): ProductPicture | undefined {
  const decor = withCompanion(product, companion);
  const room = ROOM_VIEWS.find((view) => {
    const scene = sceneFor(decor, view);
    return scene && decorsIn(scene, decor).length > 1;
  });
  if (!room) return undefined;
  const picture = pictureOf(decor, room, 'high');
  const folder = `/images/${product.product_id}/`;
  return {
    ...picture,
    image_link: picture.image_link.replace(folder, `${folder}with/${companion.product_id}/`),
  };
}

function pictureOf(
  product: PicturedProduct,
  view: PictureView,
  quality: ProductPicture['quality'],
): ProductPicture {
  const width = WIDTHS[quality];
  return {
    image_link: pictureLink(product, view, width),
    quality,
    image_type: isRoom(view) ? 'render' : 'color',
    placeholder: placeholderOf(product, view, width),
  };
}

export function placeholderOf({ code }: Decor, view: PictureView, width: PictureWidth): PicturePlaceholder {
  return { width, height: heightOf(view, width), colour: placeholderColour(view, code) };
}

/** The address may be cached forever, because a changed picture has another version, and so another address. */
export function pictureLink(product: PicturedProduct, view: PictureView, width: PictureWidth): string {
  return `/images/${product.product_id}/${versionOf({ decor: product, view })}/${view}-${width}.webp`;
}

/** Links to the product's first room, which fills a wide picture better than a sample. */
export function previewLink(product: PicturedProduct, applications: readonly string[]): string {
  const view = roomsOf(product, applications)[0] ?? 'sample';
  return `/images/${product.product_id}/${versionOf({ decor: product, view })}/${view}-preview.jpg`;
}
