import { PRODUCT_CLASSES } from '../product/product.ts';

export type PageEntry = {
  /** Route patterns; `:name` is a parameter. The most specific pattern of the table comes first. */
  patterns: readonly `/${string}`[];
  /** Allowed values of a parameter, case-insensitive. Any other value is a 404. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The page is loaded only with a session token, and search engines do not index it. */
  needsLogin?: true;
  /** The page has a Content-Security-Policy of its own, so it is entered and left by loading a document (CHECK-9). */
  ownDocument?: true;
  /** Paths in the sitemap; by default the patterns without parameters of a page that needs no login. */
  sitemap?: readonly `/${string}`[];
  /** URLs that a renderer renders before it takes traffic; by default the patterns without parameters. */
  warmUrls?: readonly `/${string}`[];
};

/**
 * All pages of the shop: module name → entry. Routing, login, sitemap, warm-up of renderers and the types of remotes
 * follow from it.
 */
export const PAGES = {
  'shell/home': { patterns: ['/'] },
  'shell/about': { patterns: ['/about'] },
  'shell/contact': { patterns: ['/contact'] },
  'catalog/shop': {
    patterns: ['/shop', '/shop/:class'],
    values: { class: PRODUCT_CLASSES },
    sitemap: [
      '/shop/Sheet',
      '/shop/Board?material=HDF',
      '/shop/Board?material=Ply+Wood',
      '/shop/Board?material=WPC',
    ],
    warmUrls: ['/shop/Sheet', '/shop/Board?material=HDF', '/shop/Sheet?search=teak'],
  },
  'catalog/product': {
    patterns: ['/shop/:category/:type/:shade/:productId'],
    warmUrls: ['/shop/-/-/-/-?material=Sheet'],
  },
  'cart-checkout/cart': { patterns: ['/cart'], needsLogin: true },
  'cart-checkout/checkout': { patterns: ['/checkout'], needsLogin: true, ownDocument: true },
  'account/profile': { patterns: ['/profile'], needsLogin: true },
  'account/orders': { patterns: ['/orders'], needsLogin: true },
  'account/order': { patterns: ['/orders/:orderId'], needsLogin: true, warmUrls: ['/orders/-'] },
  // Shown where no pattern matches.
  'shell/not-found': { patterns: [], warmUrls: ['/no-such-page'] },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;
export type PageTable = Readonly<Record<PageName, PageEntry>>;
