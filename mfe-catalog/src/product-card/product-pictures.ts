import { type COLOUR_VIEWS, viewName } from 'shared-contracts/image/picture-views';
import type { Picture, Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';

/** A view of a product in two qualities. A provider's only one is used for both. */
export type PictureView = { low: Picture; high: Picture };

/** A cache, because a card looks up several views of the same pictures. */
const knownViews = new WeakMap<readonly Picture[], readonly PictureView[]>();

/** Lists the views in the provider's order, samples before rooms. The nth low picture of a kind belongs to the nth high one. */
export function pictureViews(pictures: readonly Picture[]): readonly PictureView[] {
  const views = knownViews.get(pictures) ?? [...viewsOf(pictures, 'color'), ...viewsOf(pictures, 'render')];
  knownViews.set(pictures, views);
  return views;
}

function viewsOf(pictures: readonly Picture[], kind: Picture['image_type']): PictureView[] {
  const lows = pictures.filter((picture) => picture.image_type === kind && picture.quality === 'low');
  const highs = pictures.filter((picture) => picture.image_type === kind && picture.quality === 'high');
  const [more, fewer] = lows.length >= highs.length ? [lows, highs] : [highs, lows];
  return more.map((picture, index) => {
    const other = fewer[index] ?? picture;
    return more === lows ? { low: picture, high: other } : { low: other, high: picture };
  });
}

export function samplePicture(pictures: readonly Picture[]): Picture | undefined {
  return pictureViews(pictures)[0]?.low;
}

/** Undefined where the sample is the only picture. */
export function roomPicture(pictures: readonly Picture[]): Picture | undefined {
  const room = pictureViews(pictures).find(({ low }) => low.image_type === 'render')?.low;
  return room === samplePicture(pictures) ? undefined : room;
}

/** Returns the part of a product that lists show: no texts, and only the pictures of the sample and of one room. */
export function listedProduct(product: Product, second = roomPicture(product.pictures)): Product {
  const pictures = [samplePicture(product.pictures), second].flatMap((picture) => picture ?? []);
  return { ...product, info: '', description: '', common_desc: '', application: [], pictures };
}

/** The low picture of a view, such as the plain decor; undefined where a provider does not name its views. */
export function pictureNamed(
  pictures: readonly Picture[],
  view: keyof typeof COLOUR_VIEWS,
): Picture | undefined {
  return pictureViews(pictures).find(({ low }) => viewName(low) === view)?.low;
}

/**
 * The props of look's `Picture` for a picture of a product. Without a placeholder of the provider, the product's colour is
 * shown until the picture has loaded, and where it cannot be loaded.
 * @param sizes shown width, as the `sizes` attribute of HTML
 */
export function productFile({ code }: Pick<Product, 'code'>, picture: Picture | undefined, sizes: string) {
  const file = pictureFile(picture, sizes);
  return { ...file, placeholder: file.placeholder ?? code };
}
