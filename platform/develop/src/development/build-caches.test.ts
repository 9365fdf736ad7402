// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { REVIEWS, writeRemote } from 'operate/testing/reviews-build';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, onTestFinished, test } from 'vitest';

const DEVELOP = join(import.meta.dirname, 'testing/develop-remote.ts');

/** A process that develops the remote, in its own shop or in one that runs. */
type Way = 'npm run dev' | '--live';

const ORDERS: [first: Way, second: Way][] = [
  ['npm run dev', '--live'],
  ['--live', 'npm run dev'],
];

describe.each(ORDERS)('%s and %s of one remote', { timeout: 120_000 }, (first, second) => {
  test('compile after one another', async () => {
    const shop = await remoteAndShop();
    await ended(await compiled(first, shop));
    await ended(await compiled(second, shop));
    await ended(await compiled(first, shop));
  });

  test('compile beside one another', async () => {
    const shop = await remoteAndShop();
    const before = await compiled(first, shop);
    const beside = await compiled(second, shop);
    await ended(before);
    const again = await compiled(first, shop);
    await ended(beside);
    await ended(again);
  });
});

interface RemoteAndShop {
  folder: string;
  /** The address of a server that responds like a running shop, for `--live`. */
  address: string;
}

async function remoteAndShop(): Promise<RemoteAndShop> {
  const folder = join(await temporaryFolder(), 'mfe-reviews');
  await writeRemote(folder, { ...REVIEWS, 'package.json': '{"type":"module"}' });
  const shop = createServer((_, response) => response.end('{"live":{"shell":"0"}}')).listen(0);
  onTestFinished(() => void shop.close());
  await once(shop, 'listening');
  return { folder, address: `http://localhost:${(shop.address() as AddressInfo).port}` };
}

/** Starts the process, and waits for its first compilation. A panic of the compiler ends the process. */
async function compiled(way: Way, { folder, address }: RemoteAndShop): Promise<ChildProcess> {
  const args = [DEVELOP, folder, ...(way === '--live' ? [address] : [])];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [printed] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const [origin] = /http:\/\/localhost:\d{2,5}/.exec(String(printed)) ?? [];
  if (origin) expect((await fetch(`${origin}/releases/reviews/development/remoteEntry.js`)).status).toBe(200);
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.stdin?.end();
  expect(await exit).toEqual([0, null]);
}
