import type { RemoteOffer } from 'shared-contracts/remotes';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';

export default {
  id: 'catalog',
  owner: {
    team: '@laminate-shop/catalog',
    chat: 'https://chat.example/catalog',
    runbook: 'docs/operations.md#a-region-that-fails',
  },
  pages: {
    /** `/shop` and `/shop/:class`: the product list with search, filters, sort and pagination, all in the address (docs/product/shop.md). */
    shop: {
      file: './src/shop/shop-page.tsx',
      ...LINKED_PAGES['catalog/shop'],
      sitemap: [
        '/shop/Sheet',
        '/shop/Board?material=HDF',
        '/shop/Board?material=Ply+Wood',
        '/shop/Board?material=WPC',
      ],
      warmUrls: ['/shop/Sheet', '/shop/Board?material=HDF', '/shop/Sheet?search=teak'],
    },
    /** `/shop/:category/:type/:shade/:productId?material=`: one product (docs/product/product.md). */
    product: {
      file: './src/product/product-page.tsx',
      ...LINKED_PAGES['catalog/product'],
      warmUrls: ['/shop/-/-/-/-?material=Sheet'],
    },
    /** `/cutting-list?product=&material=&panels=`: how many pieces of a product some panels need (docs/product/cutting-list.md). */
    'cutting-list': {
      file: './src/cutting-list/cutting-list-page.tsx',
      ...LINKED_PAGES['catalog/cutting-list'],
      sitemap: [],
    },
    /** `/shortlist`: the shopper's own list, or a sent list in `?products=`; products can be compared (docs/product/shortlist.md). */
    shortlist: {
      file: './src/shortlist/shortlist-page.tsx',
      ...LINKED_PAGES['catalog/shortlist'],
      sitemap: [],
    },
  },
  fragments: {
    /** The search box with suggestions, for the header (SITE-40). Replaces a plain search field, and takes over its text and focus. */
    'search-box': './src/shop/search/header-search-box.tsx',
    /**
     * One product of each category of sheets, in a carousel that moves until the shopper uses it (HOME-4 to HOME-6, HOME-20). It takes
     * no props and has no heading. Adding uses `cart-checkout/add-intent`. Without products it shows the categories.
     */
    'product-carousel': './src/product-carousel/product-carousel.tsx',
    /** The three cores of boards with their lowest prices (HOME-7). It takes no props and has no heading. */
    'substrate-picker': './src/substrate-picker/substrate-picker.tsx',
    /**
     * A row of products similar to a given one, for another page (PROD-21). Takes its heading and the product. Renders nothing
     * when there are none, or they cannot be loaded.
     */
    'product-strip': './src/product-strip/product-strip.tsx',
  },
} as const satisfies RemoteOffer<'catalog'>;
