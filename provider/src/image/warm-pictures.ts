import { setTimeout } from 'node:timers/promises';
import type { PictureCache, WantedPicture } from 'picture-studio';
import type { LogLine } from '../http/request-log.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { picturesAhead } from './pictures-ahead.ts';

/** Composed pictures between two lines of the log. */
const LOG_INTERVAL = 50;

/** Milliseconds between two looks at the catalogue: an import by another process changes its rows. */
const LOOK_INTERVAL = 30_000;

interface WarmUp {
  /** List pages of each class whose pictures are composed ahead; 0 for none. */
  pages: number;
  log: LogLine;
  /** Ends the warm-up. */
  stop: AbortSignal;
}

/**
 * Composes the pictures that shoppers see first, and those of each changed catalogue, one after another at the lowest
 * priority. Returns when it is stopped.
 */
export async function keepPicturesWarm(
  shop: ProductSource & { pictures: Pick<PictureCache, 'missing' | 'picture' | 'warm'> },
  { pages, log, stop }: WarmUp,
): Promise<void> {
  if (pages === 0) return;
  let seen: unknown;
  while (!stop.aborted) {
    const shelf = await shop.shelf.current();
    if (shelf !== seen) await warmPictures();
    seen = shelf;
    await setTimeout(LOOK_INTERVAL, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }

  async function warmPictures(): Promise<void> {
    let composed = 0;
    const ahead = await picturesAhead(shop, pages);
    await startForShoppers(ahead);
    for (const [done, { request, format }] of ahead.entries()) {
      if (stop.aborted) return;
      if (!(await shop.pictures.warm(request, format))) continue;
      composed += 1;
      if (composed % LOG_INTERVAL === 0) log(`pictures: ${done + 1} of the first ${ahead.length} ready`);
    }
    if (composed > 0) log(`pictures: the first ${ahead.length} ready`);
  }

  /** One card by a thread that shoppers wait for, so that none of them waits for it to start and to read its first layers. */
  async function startForShoppers(ahead: readonly WantedPicture[]): Promise<void> {
    const [card] = await shop.pictures.missing(
      ahead.filter(({ request }) => request.view === 'sample').slice(0, 1),
    );
    if (card) await shop.pictures.picture(card.request, card.format);
  }
}
