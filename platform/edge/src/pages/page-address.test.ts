import type { ServedPage } from 'shared-contracts/document';
import { describe, expect, test } from 'vitest';
import { isKnownPath, pageAddress } from './page-address.ts';

const PAGES: ServedPage[] = [
  { page: 'shell/home', patterns: ['/'], parameters: { gallery: 'flag' } },
  { page: 'shell/about', patterns: ['/about'], parameters: {} },
  {
    page: 'catalog/shop',
    patterns: ['/shop', '/shop/:class'],
    values: { class: ['Sheet', 'Board'] },
    parameters: { material: 'one', type: 'list', shade: 'list', search: 'one' },
  },
  {
    page: 'catalog/product',
    patterns: ['/shop/:category/:type/:shade/:productId'],
    parameters: { material: 'one' },
  },
  { page: 'account/orders', patterns: ['/orders'] },
  { page: 'shell/not-found', patterns: [], parameters: {} },
];
const PRODUCT = '/shop/2mm%20Acrylic/Wood%20Grain/Blue/A%2F1';

describe('pageAddress', () => {
  test.each([
    ['/', 'shell/home', '/'],
    ['/about?utm_source=letter', 'shell/about', '/about'],
    ['/shop/Sheet?utm=1', 'catalog/shop', '/shop/Sheet'],
    ['/shop/Sheet?shade=Blue&fbclid=x&search=a+b', 'catalog/shop', '/shop/Sheet?shade=Blue&search=a+b'],
    // The shop page itself redirects this class, because the browser’s router shows the page in any letter case.
    ['/shop/sheet', 'catalog/shop', '/shop/sheet'],
    [`${PRODUCT}?x=1&material=Ply%20Wood`, 'catalog/product', `${PRODUCT}?material=Ply+Wood`],
    ['/shop/%53heet', 'catalog/shop', '/shop/Sheet'],
  ])('PROM-59 of %s is the one of %s at %s', (url, page, own) => {
    expect(pageAddress(PAGES, url)).toMatchObject({ page, url: own });
    expect(pageAddress(PAGES, url)).not.toHaveProperty('redirect');
  });

  test.each([
    ['/shop/Sheet?shade=Blue', true],
    ['/shop/Sheet?search=teak', true],
    ['/shop/Sheet?utm=1', undefined],
    [`${PRODUCT}?material=Ply+Wood`, undefined],
    ['/?gallery=', undefined],
  ])('PROM-60 of %s is a choice: %s', (url, isChoice) => {
    expect(pageAddress(PAGES, url).isChoice).toBe(isChoice);
  });

  test.each(['/nowhere', '/nowhere?x=1', '/shop/Curtain', '/shop//Sheet', '//about', '/shop/a/b', '/%zz'])(
    'PROM-59 of the unknown %s is that of every unknown path',
    (url) => {
      expect(pageAddress(PAGES, url)).toEqual(pageAddress(PAGES, '/elsewhere'));
    },
  );

  test.each([
    ['/shop/Sheet?shade=Brown&shade=Blue', '/shop/Sheet?shade=Blue&shade=Brown'],
    ['/shop/Sheet?shade=Blue&type=Solid', '/shop/Sheet?type=Solid&shade=Blue'],
    ['/shop/Sheet?shade=Blue&shade=Blue', '/shop/Sheet?shade=Blue'],
    ['/shop/Sheet?search=a&search=b', '/shop/Sheet?search=a'],
    ['/?gallery=1', '/?gallery='],
    ['/ABOUT/', '/about'],
    ['/About?utm_source=letter', '/about', '/about?utm_source=letter'],
    ['/shop/Sheet/?shade=B&utm=1&type=S', '/shop/Sheet?type=S&shade=B', '/shop/Sheet?type=S&shade=B&utm=1'],
  ])('PROM-59 of %s is %s, to which the visitor is redirected', (url, own, redirect = own) => {
    expect(pageAddress(PAGES, url)).toMatchObject({ url: own, redirect });
    expect(pageAddress(PAGES, redirect)).not.toHaveProperty('redirect');
  });

  test('keeps every parameter of a page that names none', () => {
    expect(pageAddress(PAGES, '/orders?b=2&a=1')).toEqual({ page: 'account/orders', url: '/orders?b=2&a=1' });
  });

  test('is the URL itself while the pages are unknown', () => {
    expect(pageAddress(undefined, '/shop?utm=1')).toEqual({ page: '', url: '/shop?utm=1' });
  });
});

test.each([
  ['/about?gallery', true],
  ['/ABOUT/', true],
  ['/shop/1.5mm%20Acrylic/A%2F1', true],
  ['/shop//A1', false],
  ['/shop/%zz/A1', false],
  ['/nowhere', false],
])('isKnownPath of %s is %s', (url, isKnown) => {
  expect(isKnownPath(['/', '/about', '/shop/:category/:id'], url)).toBe(isKnown);
});
