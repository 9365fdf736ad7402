import { temporaryFolder } from 'store/testing/empty-places';
import { expect } from 'vitest';
import type { PictureRequest } from '../composition/compose-picture.ts';
import { PictureCache } from '../serving/picture-cache.ts';
import { SharedPictures, type SharedPlace } from '../serving/shared-pictures.ts';
import { MALABAR_TEAK } from './sample-decors.ts';

export const card = (colour_name: string): PictureRequest => ({
  decor: { ...MALABAR_TEAK, colour_name },
  view: 'sample',
  width: 400,
});
/** A picture whose first bytes are those of a WebP. */
const pictureOf = ({ decor }: PictureRequest) => Buffer.from(`RIFF1234WEBP of ${decor.colour_name}`);
/** Milliseconds after which a store counts as failed in tests of a working store: long enough even for a busy machine. */
const PATIENCE = 10_000;
const unused = async () => Promise.reject(new Error('Nothing is composed ahead here.'));

/** The pictures of one provider with its own folder. "Composes" a few bytes, and counts. */
export function providerWith(place: SharedPlace) {
  const composed: string[] = [];
  const log: string[] = [];
  const folder = temporaryFolder();
  const shared = new SharedPictures({ readLimit: PATIENCE, ...place }, (line) => log.push(line));
  const queue = {
    compose: async (request: PictureRequest) => {
      composed.push(request.decor.colour_name);
      return pictureOf(request);
    },
    ...{ composeLight: unused, composeAhead: unused, composeWhenIdle: unused, close: async () => undefined },
    state: () => ({ pid: undefined, residentMegabytes: 0, restarts: 0, waiting: 0 }),
  };
  const pictures = new PictureCache(folder, 1_000_000, queue, { shared });
  const ask = async (...colours: string[]) => {
    for (const colour of colours)
      expect(await pictures.picture(card(colour))).toEqual(pictureOf(card(colour)));
  };
  return {
    ask,
    composed,
    log,
    folder,
    pictures,
    state: () => shared.state(),
    stored: () => pictures.close(),
  };
}
