import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { StoreKeys } from '../registry/source/release-source.ts';
import { temporaryFolder } from './artefact-fixture.ts';

/** As much of the package as is used here; it has no types of its own. */
type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);

/** The keys that the server has. */
export const BUCKET_KEYS: StoreKeys = { id: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };

/** An S3-compatible server with an empty bucket, which checks signatures. Stopped after the test. @returns the bucket's address */
export async function emptyBucket(): Promise<string> {
  const Server: S3rver = require('@20minutes/s3rver');
  const server = new Server({
    ...{ port: 0, address: '127.0.0.1', silent: true },
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'releases' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${port}/releases`;
}
