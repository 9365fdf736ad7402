import type { RemoteOffer } from 'shared-contracts/remotes';

/** Everything that the catalogue exposes. */
export default {
  id: 'catalog',
  contract: '^1.6.0',
  pages: {
    /** `/shop` and `/shop/:class`: the product list with search, filters, sort and pagination, all in the address (docs/product/shop.md). */
    shop: './src/shop/shop-page.tsx',
    /** `/shop/:category/:type/:shade/:productId?material=`: one product (docs/product/product.md). */
    product: './src/product/product-page.tsx',
  },
  fragments: {},
} as const satisfies RemoteOffer<'catalog'>;
