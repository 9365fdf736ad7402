import { expect, test } from 'vitest';
import { reportedFrame } from './reported-frame.ts';

const HASH = '0123456789abcdef';
const STORED = `/releases/catalog/${HASH}`;

test.each([
  ['catalog', 'catalog/static/js/shop.js:1:200 (render)', undefined, 'client/static/js/shop.js'],
  ['catalog', 'static/js/shop.js:1:200', undefined, 'client/static/js/shop.js'],
  [`catalog/${HASH}`, 'catalog/remoteEntry.js?again=2:1:200', HASH, 'client/remoteEntry.js'],
  ['catalog', `https://shop.example${STORED}/static/js/shop.js:1:200)`, HASH, 'client/static/js/shop.js'],
  ['catalog', `/srv/data/registry${STORED}/server/remote.cjs:1:200`, HASH, 'server/remote.cjs'],
])('of %s, %s is understood', (release, frame, hash, script) => {
  expect(reportedFrame(release, frame)).toEqual({ id: 'catalog', hash, script, line: 1, column: 200 });
});

test.each([
  ['Catalog', 'shop.js:1:200', 'Catalog names no release: give catalog, shell or catalog/<hash>.'],
  ['catalog/0123', 'shop.js:1:200', 'catalog/0123 names no release'],
  ['catalog', 'shop.js:200', 'shop.js:200 is no frame: give file, line and column'],
  ['catalog', 'at render', 'at render is no frame'],
  ['shell', `${STORED}/shop.js:1:2`, `The frame is in a file of catalog/${HASH}, not of shell.`],
  ['catalog/fedcba9876543210', `${STORED}/shop.js:1:2`, 'not of catalog/fedcba9876543210.'],
])('of %s, %s is refused', (release, frame, sentence) => {
  expect(() => reportedFrame(release, frame)).toThrow(sentence);
});
