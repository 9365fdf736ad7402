import { join } from 'node:path';
import { PictureCache, type PictureQueue } from 'picture-studio';

const PICTURE_FOLDER = 'pictures';
/** Bytes on disk, enough for all pictures of the shop's own catalogue (12,000 files). */
const LIMIT = 1024 ** 3;

/** The pictures in a data folder. */
export function pictureStore(dataFolder: string, queue?: PictureQueue): PictureCache {
  return new PictureCache(join(dataFolder, PICTURE_FOLDER), LIMIT, queue);
}
