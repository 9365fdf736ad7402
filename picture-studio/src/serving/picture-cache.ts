import type { PictureRequest } from '../composition/compose-picture.ts';
import { PictureDiskCache } from './picture-disk-cache.ts';
import { PictureQueue } from './picture-queue.ts';
import { fingerprintOf } from './picture-version.ts';

/** Composed pictures, kept on disk under the fingerprint of what they show. */
export class PictureCache {
  readonly #disk: PictureDiskCache;
  readonly #queue: Pick<PictureQueue, 'compose' | 'close'>;
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>();

  /** `limit` in bytes. The folder is made when the first picture is asked for. */
  constructor(
    folder: string,
    limit: number,
    queue: Pick<PictureQueue, 'compose' | 'close'> = new PictureQueue(),
  ) {
    this.#disk = new PictureDiskCache(folder, limit);
    this.#queue = queue;
  }

  /**
   * The picture as WebP, composed once however many ask at the same time; `undefined` where there is no such room.
   * @throws {QueueFullError} when too many others wait for theirs.
   */
  async picture(request: PictureRequest): Promise<Buffer | undefined> {
    const name = `${fingerprintOf(request)}-${request.width}`;
    const underWay = this.#underWay.get(name) ?? this.#find(name, request);
    this.#underWay.set(name, underWay);
    try {
      return await underWay;
    } finally {
      this.#underWay.delete(name);
    }
  }

  async close(): Promise<void> {
    await this.#queue.close();
  }

  async #find(name: string, request: PictureRequest): Promise<Buffer | undefined> {
    const kept = await this.#disk.take(name).catch(() => undefined);
    if (kept !== undefined) return kept;
    const picture = await this.#queue.compose(request);
    // A disk that is full or read-only costs time, not the picture.
    if (picture !== undefined) await this.#disk.put(name, picture).catch(() => undefined);
    return picture;
  }
}
