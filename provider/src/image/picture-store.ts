import { join } from 'node:path';
import { PictureCache, type PictureQueue } from 'picture-studio';

const PICTURE_FOLDER = 'pictures';
/** Bytes on disk, enough for all pictures of the shop's own catalogue (12,000 files). */
const LIMIT = 1024 ** 3;

/** Of the checkout, for all shops: the pictures of the first pages (`first-pictures.ts`). Nothing is evicted from it. */
const FINISHED_PICTURES = join(import.meta.dirname, '../../dist/pictures');

/** The pictures in a data folder. */
export function pictureStore(dataFolder: string, queue?: PictureQueue): PictureCache {
  return new PictureCache(join(dataFolder, PICTURE_FOLDER), LIMIT, queue, FINISHED_PICTURES);
}

/** The pictures that are composed once for each checkout. */
export function finishedPictures(queue: PictureQueue): PictureCache {
  return new PictureCache(FINISHED_PICTURES, LIMIT, queue);
}
