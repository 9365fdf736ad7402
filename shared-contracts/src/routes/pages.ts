import { PRODUCT_CLASSES } from '../product/product.ts';

/** The paths of a page, and whether it needs a login. */
export type PageRoute = {
  /**
   * Paths; `:name` is a parameter, which matches any segment. Of a remote's pages, the first with a matching pattern is shown. No pattern
   * may match a path of another remote.
   */
  patterns: readonly `/${string}`[];
  /** Allowed values of a parameter, case-insensitive. Any other value is a 404. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The page is loaded only with a session token, and search engines do not index it. */
  needsLogin?: true;
};

/** A page in a remote's `src/remote.ts`, and in its release. */
export type PageEntry = PageRoute & {
  /** Paths in the sitemap; by default the patterns without parameters of a page that needs no login. */
  sitemap?: readonly `/${string}`[];
  /** URLs that a renderer renders before it takes traffic; by default the patterns without parameters. */
  warmUrls?: readonly `/${string}`[];
};

/** Module name → entry. */
export type PageTable = Readonly<Record<string, PageEntry>>;

/**
 * The pages of remotes that others link to, with the builders of `shared-contracts/routes`. A remote must offer them exactly so, and may
 * offer any other pages. Adding one is a minor version, removing one takes two releases.
 */
export const LINKED_PAGES = {
  'catalog/shop': { patterns: ['/shop', '/shop/:class'], values: { class: PRODUCT_CLASSES } },
  'catalog/product': { patterns: ['/shop/:category/:type/:shade/:productId'] },
  'catalog/shortlist': { patterns: ['/shortlist'] },
  'catalog/cutting-list': { patterns: ['/cutting-list'] },
  'cart-checkout/cart': { patterns: ['/cart'], needsLogin: true },
  'cart-checkout/checkout': { patterns: ['/checkout'], needsLogin: true },
  'cart-checkout/samples': { patterns: ['/samples'] },
  'account/profile': { patterns: ['/profile'], needsLogin: true },
  'account/orders': { patterns: ['/orders'], needsLogin: true },
  'account/order': { patterns: ['/orders/:orderId'], needsLogin: true },
  'inspiration/match': { patterns: ['/match'] },
  'inspiration/my-room': { patterns: ['/my-room'] },
} as const satisfies Readonly<Record<string, PageRoute>>;

export type LinkedPageName = keyof typeof LINKED_PAGES;

/** `catalog/shop`, `shell/about` */
export type PageName = `${string}/${string}`;

const withoutParameters = ({ patterns }: PageEntry) => patterns.filter((pattern) => !pattern.includes(':'));

/** Patterns of a page's paths: `:name` matches any segment; a parameter with allowed values has a path for each of them. */
export function pagePaths({ patterns, values = {} }: PageRoute): readonly string[] {
  return Object.entries(values).reduce<readonly string[]>(
    (paths, [name, allowed]) =>
      paths.flatMap((path) =>
        path.includes(`:${name}`) ? allowed.map((value) => path.replace(`:${name}`, value)) : path,
      ),
    patterns,
  );
}

export function sitemapPaths(page: PageEntry): readonly string[] {
  return page.sitemap ?? (page.needsLogin ? [] : withoutParameters(page));
}

/** URLs that a renderer renders before it takes traffic, so that no visitor waits for cold code. */
export function warmUrls(page: PageEntry): readonly string[] {
  return page.warmUrls ?? withoutParameters(page);
}
