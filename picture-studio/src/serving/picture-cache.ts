import { PictureShelf } from './picture-disk-cache.ts';
import { PictureDesk } from './picture-queue.ts';
import { fingerprintOf, type PictureRequest } from './picture-request.ts';

/** Composed pictures, kept on disk under the fingerprint of what they show. */
export class PictureCache {
  readonly #shelf: PictureShelf;
  readonly #desk: Pick<PictureDesk, 'compose' | 'close'>;
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>();

  /** `limit` in bytes. The folder is made when the first picture is asked for. */
  constructor(
    folder: string,
    limit: number,
    desk: Pick<PictureDesk, 'compose' | 'close'> = new PictureDesk(),
  ) {
    this.#shelf = new PictureShelf(folder, limit);
    this.#desk = desk;
  }

  /**
   * The picture as WebP, composed once however many ask at the same time; `undefined` where there is no such room.
   * @throws {DeskFull} when too many others wait for theirs.
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
    await this.#desk.close();
  }

  async #find(name: string, request: PictureRequest): Promise<Buffer | undefined> {
    const kept = await this.#shelf.take(name).catch(() => undefined);
    if (kept !== undefined) return kept;
    const picture = await this.#desk.compose(request);
    // A disk that is full or read-only costs time, not the picture.
    if (picture !== undefined) await this.#shelf.put(name, picture).catch(() => undefined);
    return picture;
  }
}
