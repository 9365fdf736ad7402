import { describe, expect, test } from 'vitest';
import { jsonLdElements } from './head-elements.ts';

const ELEMENT = /^<script type="application\/ld\+json">(.*)<\/script>$/s;

function written(thing: Parameters<typeof jsonLdElements>[0][number]) {
  const [element = ''] = jsonLdElements([thing], 'https://shop.example');
  return JSON.parse(ELEMENT.exec(element)?.[1] ?? '');
}

describe('jsonLdElements', () => {
  test('writes one element for each schema.org object', () => {
    expect(written({ '@type': 'Thing', name: 'Teak' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: 'Teak',
    });
    expect(jsonLdElements([{ '@type': 'A' }, { '@type': 'B' }], 'https://shop.example')).toHaveLength(2);
  });

  test('makes URLs absolute in nested objects too, and changes nothing else', () => {
    const thing = {
      '@type': 'Product',
      name: '/not/an/address',
      image: ['/images/a.webp', 'https://cdn.example/b.webp', 'https://['],
      offers: { '@type': 'Offer', url: '/shop/a' },
      itemListElement: [{ '@type': 'ListItem', item: '/shop' }],
      target: { urlTemplate: '/shop/Sheet?search={search_term_string}' },
    };
    expect(written(thing)).toMatchObject({
      name: '/not/an/address',
      image: ['https://shop.example/images/a.webp', 'https://cdn.example/b.webp'],
      offers: { '@type': 'Offer', url: 'https://shop.example/shop/a' },
      itemListElement: [{ '@type': 'ListItem', item: 'https://shop.example/shop' }],
      target: { urlTemplate: 'https://shop.example/shop/Sheet?search={search_term_string}' },
    });
  });

  test('is not ended by its content', () => {
    const name = '</script><script>alert(1)</script><!--';
    const [element = ''] = jsonLdElements([{ '@type': 'Product', name }], 'https://shop.example');
    expect(element.match(/</g)).toHaveLength(2);
    expect(written({ '@type': 'Product', name }).name).toBe(name);
  });
});
