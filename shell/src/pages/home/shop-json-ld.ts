import type { ShopConfiguration } from 'shared-contracts/document';
import type { JsonLd } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';

export function shopJsonLd(configuration: ShopConfiguration): JsonLd[] {
  const { shopName, phone, email, address, instagramUrl, youtubeUrl } = configuration;
  return [
    {
      '@type': 'Organization',
      name: shopName,
      url: pagePath('/'),
      telephone: phone,
      email,
      address: address.replaceAll('\n', ', '),
      sameAs: [instagramUrl, youtubeUrl],
    },
    {
      '@type': 'WebSite',
      name: shopName,
      url: pagePath('/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // Without `shopPath`, which would escape the braces.
          urlTemplate: `${shopPath('Sheet')}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
