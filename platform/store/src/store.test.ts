// @module-tag all
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPlace, openStore, placeFrom } from './open-store.ts';
import { replaceFile, replaceJson } from './replace-file.ts';
import { StoreFailure } from './store.ts';
import { emptyBucket, emptyFolder, temporaryFolder } from './testing/empty-places.ts';
import { httpServer } from './testing/http-server.ts';

/** Milliseconds that a test waits for a failing store. */
const PATIENCE = 200;
const never = new AbortController().signal;
const text = (content: string) => Buffer.from(content);

describe.each([
  ['folder', emptyFolder],
  ['bucket', emptyBucket],
])('a store that is a %s', (_, emptyPlace) => {
  it('reads what was written last under a name, and nothing else', async () => {
    const store = openStore(await emptyPlace());
    const name = 'catalog/0123456789abcdef/index.json';
    expect(await store.has(name, never)).toBe(false);
    expect(await store.read(name, 10, never)).toBeUndefined();
    await store.write(name, text('first'), never);
    await store.write(name, text('second'), never);
    expect(await store.has(name, never)).toBe(true);
    expect(await store.read(name, 10, never)).toEqual(text('second'));
    expect(await store.has('catalog/another', never)).toBe(false);
  });

  it('reads no file above a limit', async () => {
    const store = openStore(await emptyPlace());
    await store.write('a.webp', Buffer.alloc(11), never);
    await expect(store.read('a.webp', 10, never)).rejects.toThrow(new StoreFailure('a.webp is too large'));
    expect(await store.read('a.webp', 11, never)).toHaveLength(11);
  });

  it('does nothing after it was stopped', async () => {
    const store = openStore(await emptyPlace());
    const stopped = AbortSignal.abort(new Error('the shop stops'));
    const failure = new StoreFailure('the shop stops');
    await expect(store.write('a.webp', text('first'), stopped)).rejects.toThrow(failure);
    await expect(store.read('a.webp', 10, stopped)).rejects.toThrow(failure);
    await expect(store.has('a.webp', stopped)).rejects.toThrow(failure);
    expect(await store.has('a.webp', never)).toBe(false);
  });
});

describe('a bucket', () => {
  it('seems empty with other keys, and refuses files', async () => {
    const { place, keys } = await emptyBucket();
    await openStore({ place, keys }).write('a.webp', text('first'), never);
    const store = openStore({ place, keys: { ...keys, secret: 'another' } });
    expect(await store.has('a.webp', never)).toBe(false);
    expect(await store.read('a.webp', 10, never)).toBeUndefined();
    await expect(store.write('a.webp', text('second'), never)).rejects.toThrow(
      new StoreFailure('it answers 403 to PUT a.webp'),
    );
  });

  it.each<[string, RequestListener, string]>([
    ['closes the connection', (request) => request.socket.destroy(), 'other side closed'],
    ['answers with errors', (_, response) => response.writeHead(500).end(), 'it answers 500 to GET a.webp'],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { Location: '/other' }).end(),
      'unexpected redirect',
    ],
    ['sends without end', (_, response) => flood(response), 'a.webp is too large'],
  ])('that %s fails with the reason', async (_, answer, reason) => {
    const read = openStore(await httpServer(answer)).read('a.webp', 10_000, never);
    await expect(read).rejects.toThrow(new StoreFailure(reason));
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends its answer', (_, response) => response.write('first')],
  ])('that %s fails in time', async (_, answer) => {
    const store = openStore(await httpServer(answer));
    const read = store.read('a.webp', 10_000, AbortSignal.timeout(PATIENCE));
    await expect(read).rejects.toThrow(new StoreFailure('it has not answered in time'));
  });

  it('that cannot be reached fails with the reason', async () => {
    const store = openStore({ place: 'http://127.0.0.1:9/store' });
    await expect(store.has('a.webp', never)).rejects.toThrow(StoreFailure);
  });
});

describe('a folder', () => {
  it('has each file under its name alone', async () => {
    const at = await emptyFolder();
    await openStore(at).write('a.webp', text('first'), never);
    expect(readdirSync(at.place)).toEqual(['a.webp']);
  });

  it('follows no link, and reads no folder', async () => {
    const { place } = await emptyFolder();
    mkdirSync(join(place, 'catalog'), { recursive: true });
    writeFileSync(`${place}.txt`, 'elsewhere');
    symlinkSync(`${place}.txt`, join(place, 'a.webp'));
    const store = openStore({ place });
    await expect(store.read('a.webp', 100, never)).rejects.toThrow('too many symbolic links');
    await expect(store.read('catalog', 100, never)).rejects.toThrow('catalog is not an ordinary file');
  });

  it('whose path is a file takes nothing', async () => {
    const { place } = await emptyFolder();
    writeFileSync(place, '');
    await expect(openStore({ place }).write('a.webp', text('first'), never)).rejects.toThrow(StoreFailure);
  });

  it('that hangs fails in time, and takes one thread', async () => {
    const { place } = await emptyFolder();
    mkdirSync(place);
    const pipes = ['1', '2', '3', '4', '5', '6'].map((name) => join(place, name));
    // A read of a pipe hangs until a writer opens it.
    execFileSync('mkfifo', pipes);
    const store = openStore({ place });
    const reads = ['1', '2', '3', '4', '5', '6'].map((name) =>
      store.read(name, 10, AbortSignal.timeout(PATIENCE)),
    );
    for (const read of await Promise.allSettled(reads))
      expect(read).toMatchObject({ reason: new StoreFailure('it has not answered in time') });
    // Another thread opens it, and lets the first one go.
    await (await open(pipes[0] ?? '', 'r+')).close();
  });
});

it('replaces a file with one that others may read, or its owner alone, and leaves no draft', async () => {
  const folder = temporaryFolder();
  const rights = (name: string) => statSync(join(folder, name)).mode & 0o777;
  await replaceJson(join(folder, 'teams.json'), 'first');
  await replaceJson(join(folder, 'teams.json'), { teams: [] }, { flush: true });
  await replaceFile(join(folder, 'key.pem'), 'secret', { mode: 0o600 });
  expect(readFileSync(join(folder, 'teams.json'), 'utf8')).toBe('{\n  "teams": []\n}\n');
  expect([rights('teams.json'), rights('key.pem')]).toEqual([0o644, 0o600]);
  expect(readdirSync(folder).sort()).toEqual(['key.pem', 'teams.json']);
});

it.each([
  ['https://s3.example/shop', true, 'https://s3.example/shop'],
  ['releases', true, '/checkout/releases'],
  ['/mnt/releases', true, '/mnt/releases'],
  ['ftp://files.example/shop', false, undefined],
  ['http://', false, undefined],
  ['', false, undefined],
])('reads the setting %j as a place: %s', (setting, isOne, place) => {
  expect(isPlace(setting)).toBe(isOne);
  if (place) expect(placeFrom('/checkout', setting)).toEqual({ place });
});

it('reads both keys of a setting, or none', () => {
  const keys = { id: 'id', secret: 'secret', region: 'us-east-1' };
  expect(placeFrom('/', '/mnt', keys)).toEqual({ place: '/mnt', keys });
  expect(placeFrom('/', '/mnt', { ...keys, secret: undefined })).toEqual({ place: '/mnt' });
  expect(placeFrom('/', undefined, keys)).toBeUndefined();
});

/** Sends a chunk each millisecond, to the end of the test. */
function flood(response: { write(chunk: Buffer): boolean }): void {
  const timer = setInterval(() => response.write(Buffer.alloc(2 ** 16)), 1);
  onTestFinished(() => clearInterval(timer));
}
