import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_PAGE_BYTES, noteActivity, readActivity, readPage, writePage } from './shared-file.ts';

async function sharedFile(): Promise<number> {
  const file = openSync(join(await temporaryFolder(), 'shared'), 'w+');
  onTestFinished(() => closeSync(file));
  return file;
}

test('PROM-185 a shared file holds what was noted last', async () => {
  const file = await sharedFile();
  expect(readActivity(file)).toBeUndefined();
  for (const activity of [
    { job: 1_234_567, remote: 'inspiration' },
    { job: 8, remote: 'cart' },
    { job: 9, remote: undefined },
  ]) {
    noteActivity(file, activity);
    expect(readActivity(file)).toEqual(activity);
  }
});

test('PROM-185 a shared file that cannot be written does not fail the page', () => {
  const file = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(file));
  expect(() => noteActivity(file, { job: 1, remote: 'catalog' })).not.toThrow();
});

const PAGES = [
  ['₹1,200', '', '<p>😀</p>', 'half of a pair: \ud83d'],
  ['x'.repeat(300_000), '-'],
  ['short', ''],
];

test('PROM-196 a shared file holds pages of any length beside each other', async () => {
  const file = await sharedFile();
  noteActivity(file, { job: 1, remote: 'catalog' });
  const written = PAGES.map((texts, place) => writePage(file, place, texts) ?? []);
  const read = written.map((sizes, place) => readPage(file, place, sizes)?.map(String));
  expect(read).toEqual(PAGES.map((texts) => texts.map((text) => text.toWellFormed())));
  expect(readActivity(file)).toEqual({ job: 1, remote: 'catalog' });
});

test('PROM-196 a page takes the place of the one before, and leaves nothing of it', async () => {
  const file = await sharedFile();
  for (const texts of PAGES) {
    const sizes = writePage(file, 2, texts) ?? [];
    expect(readPage(file, 2, sizes)?.join('|')).toBe(texts.join('|').toWellFormed());
  }
});

test('PROM-196 a page is not read beyond the end of the file', async () => {
  const file = await sharedFile();
  const [size = 0] = writePage(file, 0, ['page']) ?? [];
  expect(readPage(file, 0, [size + 1])).toBeUndefined();
  expect(readPage(file, 1, [1])).toBeUndefined();
  expect(readPage(file, 0, [])).toEqual([]);
});

test('PROM-196 a page is not written where there is no room for it', async () => {
  const file = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(file));
  expect(writePage(file, 0, ['page'])).toBeUndefined();
  const tooLong = 'x'.repeat(MAX_PAGE_BYTES + 1);
  expect(() => writePage(file, 0, [tooLong])).toThrow(RangeError);
});
