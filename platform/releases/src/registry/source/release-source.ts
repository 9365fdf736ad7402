import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { ReleaseRefused } from '../store/release-refused.ts';

/** Keys of an S3-compatible store. Without them, requests are not signed. */
export interface StoreKeys {
  id: string;
  secret: string;
  region: string;
}

/** Where releases come from that this machine lacks. */
export interface ReleaseSource {
  /** Its address or folder, for people. */
  readonly place: string;
  /**
   * @param name of letters, digits, hyphens, dots and slashes
   * @param limit bytes
   * @returns undefined where the source has no such file
   * @throws ReleaseRefused when it does not answer, or the file is larger
   */
  read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined>;
}

/** @param place an http address, or the absolute path of a folder */
export function releaseSource(place: string, keys?: StoreKeys): ReleaseSource {
  return isAddress(place) ? new HttpSource(place, keys) : new FolderSource(place);
}

export function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** A bucket, another edge server, or any other server of files. */
class HttpSource implements ReleaseSource {
  readonly place: string;
  readonly #fetch: typeof fetch;

  constructor(place: string, keys: StoreKeys | undefined) {
    this.place = place;
    this.#fetch = fetchOf(keys);
  }

  async read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined> {
    try {
      // Followed elsewhere, a redirect would lead past the operator's configuration.
      const response = await this.#fetch(addressOf(this.place, name), { signal: stop, redirect: 'error' });
      if (!response.ok) await response.body?.cancel();
      if (response.status === 404) return undefined;
      if (!response.ok) throw failed(this.place, `it answers ${name} with ${response.status}`);
      return await boundedBody(response, limit, () => failed(this.place, `${name} is too large`));
    } catch (error) {
      throw error instanceof ReleaseRefused ? error : failed(this.place, causeOf(error));
    }
  }
}

class FolderSource implements ReleaseSource {
  readonly place: string;

  constructor(place: string) {
    this.place = place;
  }

  async read(name: string, limit: number): Promise<Buffer | undefined> {
    try {
      const file = join(this.place, name);
      const found = await lstat(file);
      if (!found.isFile()) throw failed(this.place, `${name} is not an ordinary file`);
      if (found.size > limit) throw failed(this.place, `${name} is too large`);
      return await readFile(file);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error instanceof ReleaseRefused ? error : failed(this.place, causeOf(error));
    }
  }
}

/** `fetch`, signed where there are keys. */
export function fetchOf(keys: StoreKeys | undefined): typeof fetch {
  if (!keys) return fetch;
  const { id, secret, region } = keys;
  const client = new AwsClient({
    accessKeyId: id,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
  });
  return client.fetch.bind(client) as typeof fetch;
}

export function addressOf(place: string, name: string): string {
  return `${place.replace(/\/$/, '')}/${name}`;
}

/** A source does not answer, or not as it should. */
export class SourceUnusable extends ReleaseRefused {}

function failed(place: string, reason: string): SourceUnusable {
  return new SourceUnusable([`The source of releases ${place} cannot be used: ${reason}.`]);
}

/** The reason of a failed `fetch` is in its cause. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}

async function boundedBody(response: Response, limit: number, tooLarge: () => Error): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Ends the download.
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
