import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SharedPlace } from '../serving/shared-pictures.ts';

/** As much of the package as is used here; it has no types of its own. */
type S3rver = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shared-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function emptyFolder(): Promise<SharedPlace> {
  return { place: join(temporaryFolder(), 'pictures') };
}

/** A bucket of an S3-compatible server, which checks signatures. Stopped after the test. */
export async function emptyBucket(): Promise<SharedPlace> {
  const Server: S3rver = require('@20minutes/s3rver');
  const server = new Server({
    ...{ port: 0, address: '127.0.0.1', silent: true },
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const keys = { id: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
  return { place: `http://127.0.0.1:${port}/pictures`, keys };
}
