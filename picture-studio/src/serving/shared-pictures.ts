import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from 'store/open-store';
import type { Store, StorePlace } from 'store/store';
import { Circuit } from './circuit.ts';

/** Milliseconds for a call that a shopper waits for. Composing a picture takes about as long. */
const READ_LIMIT = 400;
/** Milliseconds for a call that no shopper waits for. */
const WRITE_LIMIT = 10_000;
/** Milliseconds that a stopping provider waits for pictures that are being stored. */
const CLOSE_LIMIT = 3_000;
/** Largest size in bytes. The largest pictures, link previews, have a third of it. */
const SIZE_LIMIT = 2 ** 20;
/** Number of pictures that may wait to be stored: a slow store must not fill the memory. */
const MOST_WAITING = 64;
const DIGEST_BYTES = 32;

export interface SharedPlace extends StorePlace {
  /** Milliseconds that a shopper waits for the store. */
  readLimit?: number;
}

/** Counts for the operator since the start: pictures that the store had, lacked and was given, and calls that failed. */
export interface PictureStoreState {
  found: number;
  missing: number;
  stored: number;
  failed: number;
}

/** The store cannot be used. The message gives the reason. */
export class PictureStoreError extends Error {}

/**
 * Pictures that are composed once for all providers. A file in the store is a picture, followed by the SHA-256 of its name and its bytes;
 * programs that show pictures ignore anything at the end.
 */
export class SharedPictures {
  readonly #store: Store;
  readonly #readLimit: number;
  readonly #reads: Circuit;
  /** Separate from reads, because a full or read-only store can still be read. */
  readonly #writes: Circuit;
  readonly #waiting = new Set<Promise<unknown>>();
  readonly #state: PictureStoreState = { found: 0, missing: 0, stored: 0, failed: 0 };

  constructor({ readLimit = READ_LIMIT, ...at }: SharedPlace, log: (line: string) => void = () => undefined) {
    this.#store = openStore(at);
    this.#readLimit = readLimit;
    const told = (works: string, fails: string) =>
      new Circuit((failure) =>
        log(`pictures: the store ${at.place} ${failure ? `${fails}: ${reasonOf(failure)}` : works}`),
      );
    this.#reads = told('gives pictures again', 'gives none, so they are composed here');
    this.#writes = told('takes pictures again', 'takes none, so other providers compose them, too');
  }

  /** Reads for a shopper. Undefined if the store lacks the picture, or does not return an undamaged one in time. */
  async read(name: string): Promise<Buffer | undefined> {
    return await this.#reads.run(async () => {
      const picture = await this.#counted(() => this.#read(name, this.#readLimit));
      this.#state[picture ? 'found' : 'missing'] += 1;
      return picture;
    });
  }

  /** Stores a picture in the background, unless the store has it. Errors are ignored. */
  keep(name: string, picture: Buffer): void {
    if (this.#reads.isOpen || this.#waiting.size >= MOST_WAITING) return;
    const waiting = this.#writes.run(() => this.#write(name, picture));
    this.#waiting.add(waiting);
    void waiting.finally(() => this.#waiting.delete(waiting));
  }

  /** Like `keep`, but resolves when it is done. @returns whether the store lacked the picture. @throws {PictureStoreError} */
  async write(name: string, picture: Buffer): Promise<boolean> {
    return await this.#write(name, picture).catch((error) => this.#refuse(error));
  }

  /** @throws {PictureStoreError} when the store does not respond */
  async has(name: string): Promise<boolean> {
    return await this.#store
      .has(name, AbortSignal.timeout(WRITE_LIMIT))
      .catch((error) => this.#refuse(error));
  }

  state(): PictureStoreState {
    return { ...this.#state };
  }

  /** Waits for a while for pictures that are being stored. */
  async close(): Promise<void> {
    await Promise.race([Promise.allSettled(this.#waiting), pause(CLOSE_LIMIT, undefined, { ref: false })]);
  }

  /** A picture that another provider has stored meanwhile stays; a damaged one is replaced. */
  async #write(name: string, picture: Buffer): Promise<boolean> {
    if (await this.#read(name, WRITE_LIMIT).catch(() => undefined)) return false;
    const content = Buffer.concat([picture, digestOf(name, picture)]);
    await this.#counted(() => this.#store.write(name, content, AbortSignal.timeout(WRITE_LIMIT)));
    this.#state.stored += 1;
    return true;
  }

  async #read(name: string, limit: number): Promise<Buffer | undefined> {
    const content = await this.#store.read(name, SIZE_LIMIT, AbortSignal.timeout(limit));
    return content && pictureIn(name, content);
  }

  async #counted<Result>(call: () => Promise<Result>): Promise<Result> {
    return await call().catch((error) => {
      this.#state.failed += 1;
      throw error;
    });
  }

  #refuse(error: unknown): never {
    throw new PictureStoreError(
      `The store of pictures ${this.#store.place} cannot be used: ${reasonOf(error)}.`,
    );
  }
}

/** @throws Error when the content is not what was stored under this name */
function pictureIn(name: string, content: Buffer): Buffer {
  const picture = content.subarray(0, -DIGEST_BYTES);
  const isWhole = content.subarray(-DIGEST_BYTES).equals(digestOf(name, picture));
  if (!isWhole || !hasTypeOf(name, picture)) throw new Error(`${name} is not what was stored`);
  return picture;
}

function digestOf(name: string, picture: Buffer): Buffer {
  return createHash('sha256').update(name).update(picture).digest();
}

function hasTypeOf(name: string, picture: Buffer): boolean {
  const start = picture.toString('latin1', 0, 12);
  return name.endsWith('.jpg') ? start.startsWith('\xff\xd8\xff') : /^RIFF.{4}WEBP$/s.test(start);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
