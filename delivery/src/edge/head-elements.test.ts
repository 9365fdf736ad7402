import { expect, test } from 'vitest';
import { headElements } from './head-elements.ts';

test('makes the paths of a head absolute, and takes addresses as they are', () => {
  const head = { title: 'Teak', canonical: '/shop/Sheet', picture: 'https://cdn.example/teak.webp' };
  expect(headElements(head, 'Sample House', 'https://shop.example')).toEqual(
    expect.arrayContaining([
      '<link rel="canonical" href="https://shop.example/shop/Sheet">',
      '<meta property="og:image" content="https://cdn.example/teak.webp">',
    ]),
  );
});

test('leaves out a picture whose address is none', () => {
  const elements = headElements(
    { title: 'Teak', picture: 'https://[' },
    'Sample House',
    'https://shop.example',
  );
  expect(elements.join('')).not.toContain('og:image');
});
