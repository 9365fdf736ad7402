import { join } from 'node:path';
import { PictureCache, type PictureQueue, SharedPictures, type SharedPlace } from 'picture-studio';
import type { Settings } from '../settings/settings.ts';

const PICTURE_FOLDER = 'pictures';
const TEXTURE_FOLDER = 'textures';
/** Bytes on disk, enough for all pictures of the shop's own catalogue (12,000 files). */
export const LIMIT = 1024 ** 3;

/** The composed pictures of the first pages, part of the checkout (`npm run pictures -- --first`), so that no shopper waits for them. */
export const FINISHED_PICTURES = join(import.meta.dirname, '../../first-pictures');

export function importedTextures({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, TEXTURE_FOLDER);
}

type Log = (line: string) => void;

/** The picture cache of a shop: in its data folder, and in the store that it shares with other providers. */
export function shopPictures(
  { dataFolder, pictureStore }: Pick<Settings, 'dataFolder' | 'pictureStore'>,
  queue: PictureQueue,
  log: Log,
): PictureCache {
  const places = { finished: FINISHED_PICTURES, shared: sharedPictures(pictureStore, log) };
  return new PictureCache(join(dataFolder, PICTURE_FOLDER), LIMIT, queue, places);
}

function sharedPictures(place: SharedPlace | undefined, log: Log): SharedPictures | undefined {
  return place && new SharedPictures(place, log);
}
