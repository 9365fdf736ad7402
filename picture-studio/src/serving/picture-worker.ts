import { PREVIEW_SIZE } from 'shared-contracts/product/rules';
import sharp from 'sharp';
import { composePicture } from '../composition/compose-picture.ts';
import type { PictureTask } from './picture-queue.ts';

// One picture takes one core. Decoded layers are cached in a better form than libvips would keep them.
sharp.concurrency(1);
sharp.cache(false);

/** Far below the 300 KB above which messengers show no large preview. */
const PREVIEW_QUALITY = 82;

export default async function makePicture({ format, ...request }: PictureTask): Promise<Buffer | undefined> {
  const picture = await composePicture(request);
  if (format === 'webp' || !picture) return picture;
  return await sharp(picture)
    .resize({ ...PREVIEW_SIZE, fit: 'cover' })
    .jpeg({ quality: PREVIEW_QUALITY, mozjpeg: true })
    .toBuffer();
}
