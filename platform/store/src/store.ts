/** Where several machines keep files under their names: a folder or a bucket. A name has letters, digits, hyphens, dots and slashes. */
export interface Store {
  /** Its address or folder, for people. */
  readonly place: string;
  /** @throws StoreFailure when the store does not answer before the signal, or reports an error */
  has(name: string, stop: AbortSignal): Promise<boolean>;
  /**
   * @param limit bytes
   * @returns undefined where the store has no such file
   * @throws StoreFailure when the store does not answer before the signal, or the file is larger
   */
  read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined>;
  /**
   * Replaces a file of this name. Readers find the old one or the new one.
   * @throws StoreFailure when the store refuses the file, or does not answer before the signal
   */
  write(name: string, content: Buffer, stop: AbortSignal): Promise<void>;
}

/** Keys of an S3-compatible store. Without them, requests are not signed. */
export interface StoreKeys {
  id: string;
  secret: string;
  region: string;
}

export interface StorePlace {
  /** The http address of an S3-compatible bucket, or of a folder in a bucket; or the absolute path of a folder. */
  place: string;
  keys?: StoreKeys | undefined;
}

/** A store cannot be used. The message is the reason, without the place: `it answers 500 to GET a.webp`. */
export class StoreFailure extends Error {
  static of(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error;
    // The reason of a failed `fetch` is in its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Error)) return new StoreFailure(String(cause));
    if (cause.name === 'TimeoutError') return new StoreFailure('it has not answered in time');
    return new StoreFailure(cause.message || String(cause));
  }
}
