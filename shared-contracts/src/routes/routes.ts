import type { LINKED_PAGES, LinkedPageName } from './pages.ts';

export { type InPlace, inPlaceOf, isFirstPage, isInPlace } from './in-place.ts';

type LinkedPattern = (typeof LINKED_PAGES)[LinkedPageName]['patterns'][number];

/** The path of a page without parameters that others may link: one of the shell's, or `/cart`. */
export type PagePath = '/' | '/about' | '/contact' | Exclude<LinkedPattern, `${string}:${string}`>;

/** A link to a page without parameters of another owner. A remote links its own pages by its own paths. */
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

/** A path segment must not be empty, but a provider may lack category, type or shade (DATA-15). */
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

/** The page that says how many sheets or boards some panels need; without a product, one can be chosen there (CUT-1). */
export function cuttingListPath(product?: { product_id: string; material: string }): string {
  return `${pagePath('/cutting-list')}${queryString({ product: product?.product_id, material: product?.material })}`;
}

/** The page that finds decors by colour: for a product, or for a colour `aabbcc`; without either it asks for one (MATCH-1). */
export function matchPath(query: { product?: string; colour?: string } = {}): string {
  return `${pagePath('/match')}${queryString(query)}`;
}

/** The page that lays the decor of a product, or one that is chosen there, on the fronts of the shopper's photo (ROOM-1). */
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
