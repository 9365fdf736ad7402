import { expect, test } from 'vitest';
import { hasOneSpelling } from './one-spelling.ts';

test.each([
  '/',
  '/ops',
  '/ops?path=/../%6fps#x',
  '/shop/Sheet/A%20B%2FC',
  '/shop/caf%C3%A9',
  '/.well-known/change-password',
  '/images/a..b/1.5.avif',
  'http://shop.example/ops',
])('SITE-61 %s has one spelling', (target) => {
  expect(hasOneSpelling(target)).toBe(true);
});

test.each([
  '/%6fps',
  '/%6Fps',
  '/o%70s',
  '/shop/../ops',
  '/shop/%2e%2e/ops',
  '/shop/.%2E/ops',
  '/./ops',
  '/ops/.',
  '/ops/..',
  '..',
  '/dev\\..\\ops',
  '/ops#x',
  '/shop%2dx',
  'http://shop.example/%6fps',
])('SITE-61 %s is another spelling', (target) => {
  expect(hasOneSpelling(target)).toBe(false);
});
