import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { StorePlace } from '../store.ts';

/** The part of the package that is used here; it has no types of its own. */
type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);

/** A folder that does not exist yet. Deleted after the test. */
export async function emptyFolder(): Promise<StorePlace> {
  return { place: join(temporaryFolder(), 'store') };
}

/** A bucket of an S3-compatible server, which checks signatures. Stopped after the test. */
export async function emptyBucket(): Promise<StorePlace & Required<Pick<StorePlace, 'keys'>>> {
  const Server: S3rver = require('@20minutes/s3rver');
  const server = new Server({
    ...{ port: 0, address: '127.0.0.1', silent: true },
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'store' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const keys = { id: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
  return { place: `http://127.0.0.1:${port}/store`, keys };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
