import type { LINKED_PAGES, LinkedPageName } from './pages.ts';

export { type InPlace, inPlaceOf, isFirstPage, isInPlace } from './in-place.ts';

type LinkedPattern = (typeof LINKED_PAGES)[LinkedPageName]['patterns'][number];

/** The path of a page without parameters that others may link to: one of the shell's, or `/cart`. */
export type PagePath = '/' | '/about' | '/contact' | Exclude<LinkedPattern, `${string}:${string}`>;

/** A link to another owner's page without parameters. A remote links its own pages by its own paths. */
export const pagePath = (path: PagePath): PagePath => path;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A query string with `?`, or an empty one. Empty values are omitted, lists are repeated. */
export function queryString(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) {
      if (one) parameters.append(name, one);
    }
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

/** `/shop/Sheet?category=Fluted+Panel`, by default the class to which `/shop` redirects (SHOP-1): a redirect takes a round trip. */
export function shopPath(productClass = 'Sheet', query: Query = {}): string {
  return `${pagePath('/shop')}/${encodeURIComponent(productClass)}${queryString(query)}`;
}

/** Replaces an empty path segment, because a provider may lack category, type or shade (DATA-15). */
const segment = (name: string): string => encodeURIComponent(name.trim() || '-');

export function productPath(product: {
  product_id: string;
  category: string;
  type: string;
  shade: string;
  material: string;
}): string {
  const { product_id, category, type, shade, material } = product;
  return `${pagePath('/shop')}/${[category, type, shade, product_id].map(segment).join('/')}${queryString({ material })}`;
}

/** The cutting list: how many sheets or boards some panels need. Without a product, one can be chosen on the page (CUT-1). */
export function cuttingListPath(product?: { product_id: string; material: string }): string {
  return `${pagePath('/cutting-list')}${queryString({ product: product?.product_id, material: product?.material })}`;
}

/** The page that finds decors near the colour of a product, or near a colour `aabbcc`. Without either, it asks for one (MATCH-1). */
export function matchPath(query: { product?: string; colour?: string } = {}): string {
  return `${pagePath('/match')}${queryString(query)}`;
}

/** The page that shows a decor on the fronts in the shopper's photo: that of a product, or one chosen on the page (ROOM-1). */
export function myRoomPath(product?: string): string {
  return `${pagePath('/my-room')}${queryString({ product })}`;
}

/** The home page, scrolled to the inspiration gallery (HOME-10). */
export const GALLERY_PATH = '/?gallery';

/** Id of the visualizer's section on the home page, to which the address of a design scrolls (INSP-20). */
export const VISUALIZER_ID = 'visualizer';

export const orderPath = (order_id: string): string =>
  `${pagePath('/orders')}/${encodeURIComponent(order_id)}`;

/** The policies on the contact page: each opens its policy. The part after `#` is the id of the policy's text. */
export const POLICY_PATHS = {
  privacy: '/contact#privacy-policy',
  terms: '/contact#terms-and-conditions',
  returns: '/contact#return-and-refund-policy',
  shipping: '/contact#shipping-policy',
} as const;
