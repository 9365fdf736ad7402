import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { shopJsonLd } from './shop-json-ld.ts';

it('describes the company, its contact details and the shop’s search', () => {
  expect(shopJsonLd(EXAMPLE_SHOP)).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Sample House',
      telephone: '+91 98450 00000',
      email: 'care@shop.example',
      address: '1 Example Street, Mysuru 570001',
    },
    {
      '@type': 'WebSite',
      name: 'Sample House',
      potentialAction: {
        target: { urlTemplate: '/shop/Sheet?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});
