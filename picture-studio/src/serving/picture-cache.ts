import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { PictureQueue, type PictureQueueState } from '../process/picture-queue.ts';
import type { PictureFormat } from '../process/waiting-pictures.ts';
import { PictureDiskCache } from './picture-disk-cache.ts';
import { fingerprintOf, lightFingerprintOf } from './picture-version.ts';
import type { PictureStoreState, SharedPictures } from './shared-pictures.ts';

const FILES = {
  webp: ({ width }: PictureRequest) => `${width}.webp`,
  preview: () => 'preview.jpg',
  'decor-preview': () => 'decor-preview.jpg',
  albedo: () => 'albedo.webp',
} satisfies Record<PictureFormat, (request: PictureRequest) => string>;

/** Milliseconds until a substitute is sent. A messenger waits only a few seconds, and remembers that there was no picture. */
const PREVIEW_LIMIT = 1_200;
/** Milliseconds until the substitute is started: a preview on disk is found sooner, and the substitute is ready at the limit. */
const SUBSTITUTE_AFTER = 100;

/** Number of parallel calls that look up pictures in the store. */
const LOOKUPS = 16;

type Composer = Pick<
  PictureQueue,
  'compose' | 'composeLight' | 'composeAhead' | 'composeWhenIdle' | 'state' | 'close'
>;

/** A picture that is composed before a shopper requests it. */
export interface WantedPicture {
  request: PictureRequest;
  format: PictureFormat;
}

export interface LinkPreview {
  picture: Buffer;
  /** The preview shows the decor alone; the room follows at the same address. */
  isSubstitute: boolean;
}

/** Other places for pictures, besides the cache's own folder. */
interface PicturePlaces {
  /** The folder of another `PictureCache`, from which pictures are served too. */
  finished?: string | undefined;
  /** The store that several providers share. Pictures that the disk lacks are looked up there, and composed ones are added. */
  shared?: SharedPictures | undefined;
}

/** Composes pictures on the first request, and caches them on disk under their fingerprint. */
export class PictureCache {
  readonly #disk: PictureDiskCache;
  readonly #finished: string | undefined;
  readonly #queue: Composer;
  readonly #shared: SharedPictures | undefined;
  readonly #inFlight = new Map<string, Promise<Buffer | undefined>>();

  /** `limit` in bytes. The folder is created with the first picture. */
  constructor(
    folder: string,
    limit: number,
    queue: Composer = new PictureQueue(),
    { finished, shared }: PicturePlaces = {},
  ) {
    this.#disk = new PictureDiskCache(folder, limit);
    this.#queue = queue;
    this.#finished = finished;
    this.#shared = shared;
  }

  /**
   * The picture as WebP, or as the JPEG of a link preview; `undefined` where there is no scene for it. Equal requests at
   * the same time share one composition.
   * @throws {PictureRefusedError} when too many pictures are waiting.
   */
  async picture(request: PictureRequest, format: PictureFormat = 'webp'): Promise<Buffer | undefined> {
    return await this.#once(nameOf(request, format), () => this.#queue.compose(request, format));
  }

  /**
   * The light of a room as WebP (`ROOM_LIGHT`). Otherwise like `picture`.
   * @throws {PictureRefusedError} when too many pictures are waiting.
   */
  async roomLight(request: RoomLightRequest): Promise<Buffer | undefined> {
    return await this.#once(`${lightFingerprintOf(request)}-light.webp`, () =>
      this.#queue.composeLight(request),
    );
  }

  async #once(name: string, compose: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const shared = this.#inFlight.get(name);
    if (shared) return await shared;
    const found = this.#find(name, compose);
    this.#inFlight.set(name, found);
    try {
      return await found;
    } finally {
      // Only the caller that has begun it removes it: a later one could remove a newer composition of the same picture.
      this.#inFlight.delete(name);
    }
  }

  /**
   * Composes a picture for later, at the lowest priority, while no shopper waits for one. A shopper who requests it meanwhile does not wait
   * for this composition. Resolves soon if the picture is on disk or in the store.
   * @returns whether the picture had to be composed
   */
  async warm(request: PictureRequest, format: PictureFormat = 'webp'): Promise<boolean> {
    const name = nameOf(request, format);
    if (await this.#has(name)) return false;
    let isComposed = false;
    await this.#find(name, () => {
      isComposed = true;
      return this.#queue.composeWhenIdle(request, format);
    });
    return isComposed;
  }

  /** Like `warm`, but at once and in the threads for shoppers' pictures, which then have the drawings and the light in memory. */
  async warmThreads(request: PictureRequest, format: PictureFormat = 'webp'): Promise<void> {
    await this.#find(nameOf(request, format), () => this.#queue.composeAhead(request, format));
  }

  /** Deletes all pictures from the disk except these. */
  async keep(wanted: readonly WantedPicture[]): Promise<void> {
    await this.#disk.keep(new Set(wanted.map(({ request, format }) => nameOf(request, format))));
  }

  /** The pictures that are not on disk, in their order. Of pictures that look the same, only the first one is listed. */
  async missing<Wanted extends WantedPicture>(wanted: readonly Wanted[]): Promise<Wanted[]> {
    const missing: Wanted[] = [];
    for (const [name, each] of byName(wanted)) {
      if (!(await this.#has(name))) missing.push(each);
    }
    return missing;
  }

  /**
   * The pictures that the store lacks, roughly in their order, and how many it has.
   * @throws {PictureStoreError} when it does not respond
   */
  async missingInStore(
    wanted: readonly WantedPicture[],
  ): Promise<{ missing: WantedPicture[]; there: number }> {
    const files = byName(wanted);
    const missing: WantedPicture[] = [];
    const next = files.entries();
    await Promise.all(
      Array.from({ length: LOOKUPS }, async () => {
        for (const [name, each] of next) if (!(await this.#shared?.has(name))) missing.push(each);
      }),
    );
    return { missing, there: files.size - missing.length };
  }

  /**
   * Adds a picture to the store if the store lacks it. Composes it if it is not on disk.
   * @throws {PictureStoreError} when the store refuses it, {PictureRefusedError} when too many are waiting
   */
  async share({ request, format }: WantedPicture): Promise<{ isComposed: boolean; isUploaded: boolean }> {
    const name = nameOf(request, format);
    const kept = await this.#onDisk(name);
    const picture = kept ?? (await this.#compose(name, () => this.#queue.compose(request, format)));
    const isUploaded = picture !== undefined && (await this.#shared?.write(name, picture)) === true;
    return { isComposed: kept === undefined, isUploaded };
  }

  /**
   * The JPEG of a link preview. If it is not ready within the limit, one of the decor alone is returned, while the composition continues for
   * the next request.
   * @throws {PictureRefusedError} when too many pictures are waiting.
   */
  async linkPreview(request: PictureRequest): Promise<LinkPreview | undefined> {
    const timers = new AbortController();
    const wait = (time: number) => setTimeout(time, undefined, { signal: timers.signal });
    const substitute = wait(SUBSTITUTE_AFTER).then(() => this.picture(request, 'decor-preview'));
    try {
      return await Promise.any([
        this.picture(request, 'preview').then((picture) => picture && { picture, isSubstitute: false }),
        Promise.all([substitute, wait(PREVIEW_LIMIT)]).then(
          ([picture]) => picture && { picture, isSubstitute: true },
        ),
      ]);
    } catch (error) {
      throw error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      timers.abort();
    }
  }

  state(): PictureQueueState & { store?: PictureStoreState } {
    return { ...this.#queue.state(), ...(this.#shared && { store: this.#shared.state() }) };
  }

  async close(): Promise<void> {
    await Promise.all([this.#queue.close(), this.#shared?.close()]);
  }

  async #has(name: string): Promise<boolean> {
    if (this.#finished && existsSync(join(this.#finished, name))) return true;
    return await this.#disk.has(name).catch(() => false);
  }

  async #find(name: string, compose: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = await this.#onDisk(name);
    if (kept !== undefined) return kept;
    const stored = await this.#shared?.read(name);
    if (stored) return await this.#keep(name, stored);
    const picture = await this.#compose(name, compose);
    if (picture) this.#shared?.keep(name, picture);
    return picture;
  }

  async #onDisk(name: string): Promise<Buffer | undefined> {
    const finished = this.#finished
      ? await readFile(join(this.#finished, name)).catch(() => undefined)
      : undefined;
    return finished ?? (await this.#disk.get(name).catch(() => undefined));
  }

  async #compose(name: string, compose: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const picture = await compose();
    return picture && (await this.#keep(name, picture));
  }

  async #keep(name: string, picture: Buffer): Promise<Buffer> {
    // On a full or read-only disk, pictures are served without being cached.
    await this.#disk.set(name, picture).catch(() => undefined);
    return picture;
  }
}

/** Of pictures that look the same, the first one counts. */
function byName<Wanted extends WantedPicture>(wanted: readonly Wanted[]): Map<string, Wanted> {
  const files = new Map<string, Wanted>();
  for (const each of wanted) {
    const name = nameOf(each.request, each.format);
    if (!files.has(name)) files.set(name, each);
  }
  return files;
}

function nameOf(request: PictureRequest, format: PictureFormat): string {
  return `${fingerprintOf(request)}-${FILES[format](request)}`;
}
