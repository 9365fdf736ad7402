import sharp from 'sharp';
import { composePicture } from '../composition/compose-picture.ts';
import type { Decor } from '../scenes/decor.ts';
import { heightOf } from '../scenes/picture-views.ts';

/** Pixels: enough for the outline of the sample, and for the large forms of its decor. */
const WIDTH = 16;
/** A lower quality would tint parts of the grey background. */
const QUALITY = 85;

/** The sample of a decor in a few pixels, as WebP of 80 to 200 bytes. */
export async function drawPreview(decor: Decor): Promise<Buffer> {
  const picture = await composePicture({ decor, view: 'sample', width: 200 });
  if (picture === undefined) throw new Error(`There is no sample of ${decor.colour_name}.`);
  return await sharp(picture)
    .resize(WIDTH, heightOf('sample', WIDTH))
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}
