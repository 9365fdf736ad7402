import { expect, test } from 'vitest';
import { headElements } from './head-elements.ts';

test('makes paths absolute, and leaves absolute URLs as they are', () => {
  const head = { title: 'Teak', canonical: '/shop/Sheet', picture: 'https://cdn.example/teak.webp' };
  expect(headElements(head, 'Sample House', 'https://shop.example')).toEqual(
    expect.arrayContaining([
      '<link rel="canonical" href="https://shop.example/shop/Sheet">',
      '<meta property="og:image" content="https://cdn.example/teak.webp">',
    ]),
  );
});

test('leaves out a picture whose URL is invalid', () => {
  const elements = headElements(
    { title: 'Teak', picture: 'https://[' },
    'Sample House',
    'https://shop.example',
  );
  expect(elements.join('')).not.toContain('og:image');
});

test('gives link previews the type of the page, and the size of its picture', () => {
  const head = {
    title: 'Teak',
    kind: 'product',
    picture: '/images/teak/panel-preview.jpg',
    pictureSize: { width: 1200, height: 630 },
    pictureType: 'image/jpeg',
  } as const;
  expect(headElements(head, 'Sample House', 'https://shop.example')).toEqual(
    expect.arrayContaining([
      '<meta property="og:type" content="product">',
      '<meta property="og:image" content="https://shop.example/images/teak/panel-preview.jpg">',
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]),
  );
});

test('gives a page without a picture a small preview as a website', () => {
  const elements = headElements({ title: 'Contact' }, 'Sample House', 'https://shop.example');
  expect(elements).toContain('<meta property="og:type" content="website">');
  expect(elements).toContain('<meta name="twitter:card" content="summary">');
});

test.each([
  [true, 1],
  [false, 0],
])('with noIndex %s writes %i robots elements', (noIndex, count) => {
  const elements = headElements({ title: 'Cart', noIndex }, 'Sample House', 'https://shop.example');
  expect(elements.filter((element) => element === '<meta name="robots" content="noindex">')).toHaveLength(
    count,
  );
});
