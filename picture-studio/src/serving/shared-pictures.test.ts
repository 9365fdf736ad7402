// @module-tag all
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { emptyFolder } from 'store/testing/empty-places';
import { httpServer } from 'store/testing/http-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { card, providerWith } from '../testing/provider-with-store.ts';
import { SharedPictures } from './shared-pictures.ts';

/** Milliseconds after which a failed store is tried again. */
const LATER = 31_000;

describe('a store', () => {
  it('gives a provider what another one has composed', async () => {
    const store = await emptyFolder();
    const [one, other] = [providerWith(store), providerWith(store)];
    await one.ask('Teak', 'Oak');
    await one.stored();
    await other.ask('Teak', 'Oak');
    expect(other.composed).toEqual([]);
    expect(readdirSync(other.folder).sort()).toEqual(readdirSync(one.folder).sort());
    expect(one.state()).toEqual({ found: 0, missing: 2, stored: 2, failed: 0 });
    expect(other.state()).toEqual({ found: 2, missing: 0, stored: 0, failed: 0 });
  });

  it('stores a picture once, even if it is composed twice', async () => {
    const store = await emptyFolder();
    const [one, other] = [providerWith(store), providerWith(store)];
    const { missing } = await other.pictures.missingInStore([{ request: card('Teak'), format: 'webp' }]);
    expect(missing).toHaveLength(1);
    await one.ask('Teak');
    await one.stored();
    expect(await other.pictures.share({ request: card('Teak'), format: 'webp' })).toEqual({
      isComposed: true,
      isUploaded: false,
    });
    expect((await other.pictures.missingInStore(missing)).missing).toEqual([]);
  });
});

describe('a picture in the store', () => {
  it.each([
    [
      'of another type',
      (_: Buffer, name: string) => withDigest(name, Buffer.from('<html>no picture</html>')),
    ],
    ['that was cut off', (content: Buffer) => content.subarray(0, -1)],
    ['with a changed byte', (content: Buffer) => Buffer.from(content).fill('x', 14, 15)],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is too large', () => Buffer.alloc(5 * 2 ** 20)],
  ])('%s is composed instead, and replaced', async (_, damaged) => {
    const store = await emptyFolder();
    const one = providerWith(store);
    await one.ask('Teak');
    await one.stored();
    const [name = ''] = readdirSync(store.place);
    const file = join(store.place, name);
    const whole = readFileSync(file);
    writeFileSync(file, damaged(whole, name));
    const other = providerWith(store);
    await other.ask('Teak');
    await other.stored();
    expect(other.composed).toEqual(['Teak']);
    expect(other.state()).toMatchObject({ failed: 1, stored: 1 });
    expect(readFileSync(file)).toEqual(whole);
  });

  it('under the name of another one is not taken for it', async () => {
    const store = await emptyFolder();
    const one = providerWith(store);
    await one.ask('Teak');
    await one.ask('Oak');
    await one.stored();
    const [first = '', second = ''] = readdirSync(store.place);
    writeFileSync(join(store.place, first), readFileSync(join(store.place, second)));
    const other = providerWith(store);
    await other.ask('Teak', 'Oak');
    expect(other.composed).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  it.each<[string, RequestListener]>([
    ['closes the connection', (request) => request.socket.destroy()],
    ['never answers', () => undefined],
    ['answers with errors', (_, response) => response.writeHead(500).end()],
    ['sends a page in place of pictures', (_, response) => response.end('<html>')],
  ])('and %s costs no picture, is soon left alone, and told once', async (_, answer) => {
    const store = await httpServer(answer);
    const { ask, composed, log } = providerWith({ ...store, readLimit: 400 });
    await ask('1', '2', '3');
    await vi.waitFor(() => expect(log).toHaveLength(1));
    await ask('4', '5', '6', '7', '8');
    expect(store.asked.size).toBeLessThanOrEqual(3);
    expect(composed).toHaveLength(8);
    expect(log).toEqual([expect.stringMatching(/^pictures: the store http:\S+ gives none, so .*: ./)]);
  });

  it('is asked again later, by one call, and told when it works', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let isAway = true;
    const store = await httpServer(({ method }, response) =>
      response.writeHead(isAway ? 400 : method === 'PUT' ? 200 : 404).end(),
    );
    const { ask, log } = providerWith(store);
    await ask('1', '2', '3', '4');
    expect(store.asked.size).toBe(3);
    vi.advanceTimersByTime(LATER);
    await Promise.all(['5', '6', '7'].map((colour) => ask(colour)));
    expect(store.asked.size).toBe(4);
    expect(log).toHaveLength(1);
    isAway = false;
    vi.advanceTimersByTime(LATER);
    await ask('8', '9');
    expect(log).toEqual([expect.anything(), expect.stringMatching(/gives pictures again$/)]);
  });

  it.each([403, 507])('to take pictures (%i) still gives them', async (status) => {
    const files = await emptyFolder();
    const writer = providerWith(files);
    await writer.ask('Teak', 'Oak');
    await writer.stored();
    let uploads = 0;
    const store = await httpServer(({ method, url = '' }, response) => {
      if (method === 'PUT') {
        uploads += 1;
        return response.writeHead(status).end();
      }
      const name = url.slice('/store/'.length);
      if (!readdirSync(files.place).includes(name)) return response.writeHead(404).end();
      return response.end(readFileSync(join(files.place, name)));
    });
    const { ask, composed, log, stored } = providerWith(store);
    for (const colour of ['1', '2', '3', '4', '5']) {
      await ask(colour);
      await stored();
    }
    expect(uploads).toBe(3);
    expect(log).toEqual([expect.stringContaining(`takes none, so other providers compose them, too: it`)]);
    await ask('Teak', 'Oak');
    expect(composed).toEqual(['1', '2', '3', '4', '5']);
  });

  it('to end its answers to uploads gets 64 at most', async () => {
    const store = await httpServer(
      ({ method }, response) => method === 'GET' && response.writeHead(404).end(),
    );
    const shared = new SharedPictures(store);
    const names = Array.from({ length: 100 }, (_, at) => `${at}.webp`);
    for (const name of names) shared.keep(name, Buffer.from('picture'));
    await vi.waitFor(() => expect(store.asked.size).toBe(64));
    await shared.close();
    expect(store.asked.size).toBe(64);
  });

  it('is reported to the command that fills it', async () => {
    const store = await httpServer((_, response) => response.writeHead(400).end());
    const { pictures } = providerWith(store);
    const wanted = [{ request: card('Teak'), format: 'webp' as const }];
    await expect(pictures.missingInStore(wanted)).rejects.toThrow(
      /^The store of pictures http.+ cannot be used: it answers 400 to HEAD .+\.$/,
    );
    await expect(pictures.share({ request: card('Teak'), format: 'webp' })).rejects.toThrow(
      /^The store of pictures http.+ cannot be used: it answers 400 to PUT .+\.$/,
    );
  });
});

function withDigest(name: string, content: Buffer): Buffer {
  return Buffer.concat([content, createHash('sha256').update(name).update(content).digest()]);
}
