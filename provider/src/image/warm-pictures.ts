import { setTimeout } from 'node:timers/promises';
import type { PictureCache } from 'picture-studio';
import type { LogLine } from '../http/request-log.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { picturesAhead, picturesOfFirstPage } from './pictures-ahead.ts';

/** Composed pictures between two lines of the log. */
const LOG_INTERVAL = 50;

/** Milliseconds between two looks at the catalogue: an import by another process changes its rows. */
const LOOK_INTERVAL = 30_000;

interface WarmUp {
  /** List pages of each class whose pictures are composed ahead; 0 for none. */
  pages: number;
  log: LogLine;
  stop: AbortSignal;
}

/** Composes the page of the first product by the threads that shoppers wait for, while no shopper waits. */
export async function composeFirstPage(
  shop: ProductSource & { pictures: Pick<PictureCache, 'warmThreads'> },
): Promise<void> {
  const page = await picturesOfFirstPage(shop);
  await Promise.all(page.map(({ request, format }) => shop.pictures.warmThreads(request, format)));
}

/**
 * Composes the pictures that shoppers see first, and those of each changed catalogue, one after another at the lowest
 * priority. Returns when it is stopped.
 */
export async function keepPicturesWarm(
  shop: ProductSource & { pictures: Pick<PictureCache, 'warm'> },
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
    for (const [done, { request, format }] of ahead.entries()) {
      if (stop.aborted) return;
      // A picture that is refused is composed on demand.
      if (!(await shop.pictures.warm(request, format).catch(() => false))) continue;
      composed += 1;
      if (composed % LOG_INTERVAL === 0) log(`pictures: ${done + 1} of the first ${ahead.length} ready`);
    }
    if (composed > 0) log(`pictures: the first ${ahead.length} ready`);
  }
}
