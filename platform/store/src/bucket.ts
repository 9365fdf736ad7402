import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Store, StoreFailure, type StoreKeys, type StorePlace } from './store.ts';

/** An S3-compatible bucket. To read, any server of files will do. */
export class Bucket implements Store {
  readonly place: string;
  readonly #fetch: typeof fetch;

  constructor({ place, keys }: StorePlace) {
    this.place = place.replace(/\/$/, '');
    this.#fetch = fetchOf(keys);
  }

  async has(name: string, stop: AbortSignal): Promise<boolean> {
    const response = await this.#send(name, { method: 'HEAD', signal: stop });
    return response !== undefined;
  }

  async read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined> {
    const response = await this.#send(name, { method: 'GET', signal: stop });
    return response && (await boundedBody(response, name, limit));
  }

  async write(name: string, content: Buffer, stop: AbortSignal): Promise<void> {
    // The store compares this hash with what has arrived.
    const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex') };
    const body = new Uint8Array(content);
    const response = await this.#send(name, { method: 'PUT', headers, body, signal: stop });
    await response?.body?.cancel();
  }

  /** @returns undefined where a file is missing */
  async #send(name: string, init: RequestInit & { method: string }): Promise<Response | undefined> {
    // A redirect would lead away from the place that the operator has configured.
    const request = this.#fetch(`${this.place}/${name}`, { ...init, redirect: 'error' });
    const response = await request.catch((error: unknown) => Promise.reject(StoreFailure.of(error)));
    if (response.ok) return response;
    await response.body?.cancel().catch(() => undefined);
    // S3 answers 403 for a missing file to keys that may not list the bucket.
    if (init.method !== 'PUT' && [403, 404].includes(response.status)) return undefined;
    throw new StoreFailure(`it answers ${response.status} to ${init.method} ${name}`);
  }
}

async function boundedBody({ body }: Response, name: string, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      // Leaving the loop ends the download.
      if (size > limit) throw new StoreFailure(`${name} is too large`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw StoreFailure.of(error);
  }
  return Buffer.concat(chunks);
}

/** `fetch`, which signs the requests if there are keys. */
function fetchOf(keys: StoreKeys | undefined): typeof fetch {
  if (!keys) return fetch;
  const { id, secret, region } = keys;
  const client = new AwsClient({
    ...{ accessKeyId: id, secretAccessKey: secret, region, service: 's3', retries: 2 },
  });
  return client.fetch.bind(client) as typeof fetch;
}
