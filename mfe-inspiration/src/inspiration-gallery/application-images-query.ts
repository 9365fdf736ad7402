import { endpointQuery } from 'shared-contracts/http';
import type { InspirationImage } from 'shared-contracts/image';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { MAX_IMAGES_PER_TAB } from './mosaic-pattern.ts';

const firstImages = (images: InspirationImage[]) => images.slice(0, MAX_IMAGES_PER_TAB);

/** The images that an application's tab shows and counts. */
export function applicationImagesQuery(application: string) {
  return { ...endpointQuery(getImagesByApplication, { query: { application } }), select: firstImages };
}
