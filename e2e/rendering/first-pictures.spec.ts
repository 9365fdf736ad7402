import { readFileSync } from 'node:fs';
import { expect, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts' });

const TABLE = new URL('../../office/src/pictures/first-pictures.tsv', import.meta.url);
const PICTURE = /<img[^>]* src="\/images\/([^/"]+)\/\w+\/([a-z]+)-\d+\.webp"/g;

test('PIC-121 the pictures of the first pages are those that are finished in the checkout', {
  tag: '@core',
}, async ({ request }) => {
  const composed = new Set(
    readFileSync(TABLE, 'utf8')
      .split('\n')
      .map((row) => row.split('\t').slice(0, 2).join(' ')),
  );
  for (const path of ['/', '/shop/Sheet', '/shop/Board']) {
    const document = await (await request.get(path)).text();
    const shown = [...document.matchAll(PICTURE)]
      // A list shows its rooms only under a mouse pointer.
      .filter(([, , view]) => path === '/' || view === 'sample')
      .map(([, id, view]) => `${id} ${view}`);
    expect(shown.length, path).toBeGreaterThan(5);
    expect(
      shown.filter((picture) => !composed.has(picture)),
      `${path} shows other pictures: run "npm run bench -- --first-pictures", then "npm run pictures -- --first".`,
    ).toEqual([]);
  }
});
