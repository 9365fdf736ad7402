import { setTimeout } from 'node:timers/promises';
import type { PictureCache } from 'picture-studio';
import type { LogLine } from '../http/request-log.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { picturesAhead, picturesOfFirstPage } from './pictures-ahead.ts';

/** Number of composed pictures per line of the log. */
const LOG_INTERVAL = 50;

/** Milliseconds between two checks of the catalogue, whose rows an import by another process may change. */
const LOOK_INTERVAL = 30_000;

interface WarmUp {
  /** Number of list pages per class whose pictures are composed ahead; 0 for none. */
  pages: number;
  log: LogLine;
  stop: AbortSignal;
}

/** Composes the pictures of the first product's page, on the threads that otherwise serve waiting shoppers. */
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
      // A refused picture will be composed on demand.
      if (!(await shop.pictures.warm(request, format).catch(() => false))) continue;
      composed += 1;
      if (composed % LOG_INTERVAL === 0) log(`pictures: ${done + 1} of the first ${ahead.length} ready`);
    }
    if (composed > 0) log(`pictures: the first ${ahead.length} ready`);
  }
}
