import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { loadDecors, PictureQueue } from 'picture-studio';
import { FINISHED_PICTURES } from 'provider/image/shop-pictures';
import { expect, it } from 'vitest';
import { finishedPictures, firstPictures } from './first-pictures.ts';

const { products } = loadCatalogue();

it('PIC-121 has the rooms of the home page for phones and wide screens, and the cards of the first list page for all densities', () => {
  const pictures = firstPictures(products).map(({ request }) => request);
  const widthsOf = (view: string) =>
    new Set(pictures.filter((picture) => picture.view === view).map(({ width }) => width));
  expect([...widthsOf('kitchen')]).toEqual(expect.arrayContaining([800, 1200, 1600]));
  expect([...widthsOf('sample')]).toEqual(expect.arrayContaining([400, 800]));
  const cards = pictures.filter(({ view, width }) => view === 'sample' && width === 400);
  const named = new Set(cards.map(({ decor }) => decor.colour_name));
  const shown = products.filter((product) => product.class === 'Sheet').slice(0, 16);
  expect(shown.filter(({ colour_name }) => !named.has(colour_name))).toEqual([]);
});

it('PIC-121 is in the checkout as it would be composed, in less than 4 MB', async () => {
  loadDecors();
  const queue = new PictureQueue();
  const missing = await finishedPictures(queue).missing(firstPictures(products));
  await queue.close();
  expect(missing, 'After a change of how pictures are composed: npm run pictures -- --first').toEqual([]);
  const sizes = readdirSync(FINISHED_PICTURES).map((name) => statSync(join(FINISHED_PICTURES, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4 * 2 ** 20);
});

it('PIC-121 leaves out products that the catalogue does not have', () => {
  const [first] = products;
  expect(firstPictures([])).toEqual([]);
  const ofFirst = firstPictures(first ? [first] : []).map(({ request }) => request.decor.colour_name);
  expect(new Set(ofFirst)).toEqual(new Set([first?.colour_name]));
});
