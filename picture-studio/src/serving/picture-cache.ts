import type { PictureRequest } from '../composition/compose-picture.ts';
import { PictureDiskCache } from './picture-disk-cache.ts';
import { type PictureFormat, PictureQueue } from './picture-queue.ts';
import { fingerprintOf } from './picture-version.ts';

/** Composes pictures on the first request, and caches them on disk under their fingerprint. */
export class PictureCache {
  readonly #disk: PictureDiskCache;
  readonly #queue: Pick<PictureQueue, 'compose' | 'close'>;
  readonly #inFlight = new Map<string, Promise<Buffer | undefined>>();

  /** `limit` in bytes. The folder is created with the first picture. */
  constructor(
    folder: string,
    limit: number,
    queue: Pick<PictureQueue, 'compose' | 'close'> = new PictureQueue(),
  ) {
    this.#disk = new PictureDiskCache(folder, limit);
    this.#queue = queue;
  }

  /**
   * The picture as WebP, or as the JPEG of a link preview; `undefined` where there is no scene for it. Equal requests at the same time share one
   * composition.
   * @throws {QueueFullError} when too many pictures are waiting.
   */
  async picture(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    const file = format === 'preview' ? 'preview.jpg' : `${request.width}.webp`;
    const name = `${fingerprintOf(request)}-${file}`;
    const inFlight = this.#inFlight.get(name) ?? this.#find(name, request, format);
    this.#inFlight.set(name, inFlight);
    try {
      return await inFlight;
    } finally {
      this.#inFlight.delete(name);
    }
  }

  async close(): Promise<void> {
    await this.#queue.close();
  }

  async #find(name: string, request: PictureRequest, format: PictureFormat): Promise<Buffer | undefined> {
    const cached = await this.#disk.get(name).catch(() => undefined);
    if (cached !== undefined) return cached;
    const picture = await this.#queue.compose(request, format);
    // On a full or read-only disk pictures are served uncached.
    if (picture !== undefined) await this.#disk.set(name, picture).catch(() => undefined);
    return picture;
  }
}
