import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** Keys of an S3-compatible store. Without them, requests are not signed. */
export interface StoreKeys {
  id: string;
  secret: string;
  region: string;
}

/** Where providers share files. Each call rejects when the store does not do it, or when it is stopped. */
export interface PictureStore {
  has(name: string, stop: AbortSignal): Promise<boolean>;
  /** Undefined where the store has no such file. @param limit bytes; rejects where the file is larger */
  read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined>;
  /** Replaces a file of this name. */
  write(name: string, content: Buffer, stop: AbortSignal): Promise<void>;
}

/** @param place the http address of an S3-compatible bucket, or of a folder in it; or the absolute path of a folder */
export function pictureStore(place: string, keys?: StoreKeys): PictureStore {
  return /^https?:\/\//.test(place) ? new Bucket(place, keys) : new FolderStore(place);
}

class Bucket implements PictureStore {
  readonly #place: string;
  readonly #fetch: typeof fetch;

  constructor(place: string, keys: StoreKeys | undefined) {
    this.#place = place.replace(/\/$/, '');
    this.#fetch = fetchOf(keys);
  }

  async has(name: string, stop: AbortSignal): Promise<boolean> {
    const response = await this.#send(name, { method: 'HEAD', signal: stop });
    return this.#hasFile(response);
  }

  async read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined> {
    const response = await this.#send(name, { signal: stop });
    if (this.#hasFile(response)) return await boundedBody(response, limit);
    await response.body?.cancel();
    return undefined;
  }

  async write(name: string, content: Buffer, stop: AbortSignal): Promise<void> {
    // The store compares it with what has arrived.
    const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex') };
    const body = new Uint8Array(content);
    const response = await this.#send(name, { method: 'PUT', headers, body, signal: stop });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answers ${response.status} to an upload`);
  }

  #hasFile({ ok, status }: Response): boolean {
    // S3 answers 403 for a missing file to keys that may not list the bucket.
    if (!ok && status !== 404 && status !== 403) throw new Error(`it answers ${status}`);
    return ok;
  }

  async #send(name: string, init: RequestInit): Promise<Response> {
    // Followed elsewhere, a redirect would lead past the operator's configuration.
    return await this.#fetch(`${this.#place}/${name}`, { ...init, redirect: 'error' });
  }
}

/** One call after the other: a file system that hangs holds one of Node's four threads for files, not all of them. */
class FolderStore implements PictureStore {
  readonly #place: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(place: string) {
    this.#place = place;
  }

  async has(name: string, stop: AbortSignal): Promise<boolean> {
    const found = await this.#inTurn(stop, () => stat(join(this.#place, name))).catch(undefinedIfMissing);
    return found !== undefined;
  }

  async read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined> {
    const file = join(this.#place, name);
    return await this.#inTurn(stop, async () => {
      if ((await stat(file)).size > limit) throw new Error(TOO_LARGE);
      return await readFile(file);
    }).catch(undefinedIfMissing);
  }

  async write(name: string, content: Buffer, stop: AbortSignal): Promise<void> {
    const file = join(this.#place, name);
    const draft = `${file}.${randomUUID()}.draft`;
    await this.#inTurn(stop, async () => {
      await mkdir(this.#place, { recursive: true });
      await writeFile(draft, content);
      await rename(draft, file);
    });
  }

  async #inTurn<Result>(stop: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      stop.throwIfAborted();
      return call();
    });
    this.#last = result.catch(() => undefined);
    return await result;
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

const TOO_LARGE = 'it sends more than a picture has';

async function boundedBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Ends the download.
    if (size > limit) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch`, signed where there are keys. */
function fetchOf(keys: StoreKeys | undefined): typeof fetch {
  if (!keys) return fetch;
  const { id, secret, region } = keys;
  const client = new AwsClient({
    ...{ accessKeyId: id, secretAccessKey: secret, region, service: 's3', retries: 2 },
  });
  return client.fetch.bind(client) as typeof fetch;
}
