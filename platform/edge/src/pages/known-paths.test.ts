import { expect, test } from 'vitest';
import { isKnownPath } from './page-address.ts';

const PATHS = ['/', '/about', '/shop/Sheet', '/shop/:category/:id'];

test.each([
  '/',
  '/?gallery',
  '/about',
  '/about/',
  '/ABOUT',
  '/shop/sheet?page=2',
  '/shop/1.5mm%20Acrylic/A%2F1',
])('recognises %s', (url) => expect(isKnownPath(PATHS, url)).toBe(true));

test.each(['/nowhere', '/about/us', '/shop/Curtain', '/shop//A1', '/shop/%zz/A1', '//about'])(
  'does not recognise %s',
  (url) => expect(isKnownPath(PATHS, url)).toBe(false),
);
