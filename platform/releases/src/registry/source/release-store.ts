import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../store/content-hash.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import { addressOf, causeOf, fetchOf, isAddress, type StoreKeys } from './release-source.ts';

/** Milliseconds for one file. */
const UPLOAD_LIMIT = 60_000;

/** Where publications put their releases for other machines. */
export interface ReleaseStore {
  /** Its address or folder, for people. */
  readonly place: string;
  /** @throws ReleaseRefused when it does not answer */
  has(name: string): Promise<boolean>;
  /** Replaces a file of this name. @throws ReleaseRefused when it does not take it */
  write(name: string, content: Buffer): Promise<void>;
}

/** @param place the http address of an S3-compatible bucket, or of a folder in it; or the absolute path of a folder */
export function releaseStore(place: string, keys?: StoreKeys): ReleaseStore {
  return isAddress(place) ? new Bucket(place, keys) : new FolderStore(place);
}

class Bucket implements ReleaseStore {
  readonly place: string;
  readonly #fetch: typeof fetch;

  constructor(place: string, keys: StoreKeys | undefined) {
    this.place = place;
    this.#fetch = fetchOf(keys);
  }

  async has(name: string): Promise<boolean> {
    const status = await this.#send(name, { method: 'HEAD' });
    // Who may not list a bucket is refused where a file is missing.
    return status < 300;
  }

  async write(name: string, content: Buffer): Promise<void> {
    // The store compares it with what has arrived.
    const headers = { 'X-Amz-Content-Sha256': sha256(content) };
    const status = await this.#send(name, { method: 'PUT', headers, body: new Uint8Array(content) });
    if (status >= 300) throw failed(this.place, `it answers ${status} to ${name}`);
  }

  async #send(name: string, init: RequestInit): Promise<number> {
    try {
      const response = await this.#fetch(addressOf(this.place, name), {
        ...init,
        signal: AbortSignal.timeout(UPLOAD_LIMIT),
        redirect: 'error',
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      throw failed(this.place, causeOf(error));
    }
  }
}

class FolderStore implements ReleaseStore {
  readonly place: string;

  constructor(place: string) {
    this.place = place;
  }

  async has(name: string): Promise<boolean> {
    return access(join(this.place, name)).then(
      () => true,
      () => false,
    );
  }

  async write(name: string, content: Buffer): Promise<void> {
    const file = join(this.place, name);
    const draft = `${file}.${process.pid}.draft`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, file);
    } catch (error) {
      throw failed(this.place, causeOf(error));
    }
  }
}

function failed(place: string, reason: string): ReleaseRefused {
  return new ReleaseRefused([`The store of releases ${place} cannot be used: ${reason}. Nothing went live.`]);
}
