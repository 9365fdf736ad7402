import type { RemoteOffer } from 'shared-contracts/remotes';

/** Find and choose: all that the catalogue shows to others. */
export default {
  id: 'catalog',
  contract: '^1.2.0',
  pages: {
    /** `/shop` and `/shop/:class`: the product list with its filters, all of them in the address. Spec section 2, Shop page. */
    shop: './src/shop/shop-page.tsx',
    /** `/shop/:category/:type/:shade/:productId?material=`: one product. Spec section 2, Product detail. */
    product: './src/product/product-page.tsx',
  },
  fragments: {},
} as const satisfies RemoteOffer<'catalog'>;
