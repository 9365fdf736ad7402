import { expect, test } from 'vitest';
import { toldFault } from './told-fault.ts';

const ROOT = '/checkout';

/** A map of three lines: the first is line 12 of a page, the second is React's, and the third has no source. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: [
    '/checkout/mfe-catalog/src/shop/shop-page.tsx',
    '/checkout/node_modules/react/index.js',
    'webpack/runtime',
  ],
  mappings: 'AAWA;ACXA;ACAA',
});

const mapOf = async (script: string) => (script.endsWith('/shop.js') ? MAP : undefined);

test.each([
  [
    'a browser of the Chromium family',
    '    at ShopPage (http://localhost:3000/releases/catalog/development/shop.js:1:5)',
  ],
  ['Firefox and Safari', 'ShopPage@http://localhost:3000/releases/catalog/development/shop.js:1:5'],
  ['the server', '    at ShopPage (/builds/catalog/development/server/shop.js:1:5)'],
])('tells the line of the source that a stack of %s names', async (_, frame) => {
  expect(await toldFault(`Error: boom\n${frame}`, ROOT, mapOf)).toBe(
    'Error: boom\n    mfe-catalog/src/shop/shop-page.tsx:12',
  );
});

test('leaves out frames of packages, of the bundler, and of scripts without a map', async () => {
  const stack = ['shop.js:2:1', 'shop.js:3:1', 'other.js:1:1'].map(
    (at) => `    at f (http://localhost/${at})`,
  );
  expect(await toldFault(['Error: boom', ...stack].join('\n'), ROOT, mapOf)).toBe('Error: boom');
});

test('keeps a message of several lines', async () => {
  expect(await toldFault('Error: one\ntwo\n    at f (http://localhost/shop.js:1:1)', ROOT, mapOf)).toBe(
    'Error: one\ntwo\n    mfe-catalog/src/shop/shop-page.tsx:12',
  );
});
