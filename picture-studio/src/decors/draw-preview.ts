import sharp from 'sharp';
import { composePicture } from '../composition/compose-picture.ts';
import type { Decor } from '../recipes/decor.ts';
import { heightOf, type PictureView } from '../scenes/picture-views.ts';

/** In pixels: enough for the outline of the sample and the large forms of its decor. */
const WIDTH = 16;
/** Lower ones tint the grey ground in blotches. */
const QUALITY = 85;

/** A view of a decor in a few pixels, as WebP of 80 to 200 bytes. */
export async function drawPreview(decor: Decor, view: PictureView = 'sample'): Promise<Buffer> {
  const picture = await composePicture({ decor, view, width: 200 });
  if (picture === undefined) throw new Error(`There is no ${view} of ${decor.colour_name}.`);
  return await sharp(picture)
    .resize(WIDTH, heightOf(view, WIDTH))
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}
