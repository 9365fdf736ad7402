/** In the data folder. */
export const PICTURE_FOLDER = 'pictures';
/** Bytes on disk, enough for all pictures of the shop's own catalogue (12,000 files). */
export const PICTURE_CACHE_LIMIT = 1024 ** 3;
