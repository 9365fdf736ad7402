import { matchPath } from 'react-router-dom';
import { canonicalClass } from 'shared-contracts/product/rules';
import type { PageName } from 'shared-contracts/remotes';
import { ROUTES } from 'shared-contracts/routes';
import type { OwnPageName } from '../pages/own-pages.ts';

export type PageRoute = {
  pattern: string;
  page: PageName | OwnPageName;
  /** Needs a token: not loaded before there is one (spec section 2). */
  needsLogin?: boolean;
  /** Header and footer stand on all pages but the 404 (spec section 2). */
  framed: boolean;
  /** Decides about paths that fit the pattern but stand for nothing. */
  accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean;
};

/** Spec section 2. More special patterns first. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  { pattern: ROUTES.home, page: 'shell/home', framed: true },
  { pattern: ROUTES.about, page: 'shell/about', framed: true },
  { pattern: ROUTES.contact, page: 'shell/contact', framed: true },
  { pattern: ROUTES.shop, page: 'catalog/shop', framed: true },
  {
    pattern: ROUTES.shopClass,
    page: 'catalog/shop',
    framed: true,
    accepts: (params) => canonicalClass(params['class'] ?? '') !== undefined,
  },
  { pattern: ROUTES.product, page: 'catalog/product', framed: true },
  { pattern: ROUTES.cart, page: 'cart-checkout/cart', needsLogin: true, framed: true },
];

const NOT_FOUND: PageRoute = { pattern: '*', page: 'shell/not-found', framed: false };

export type PageMatch = {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  found: boolean;
};

const NOTHING: PageMatch = { route: NOT_FOUND, params: {}, found: false };

/** The page of a path; the 404 page where there is none. */
export function matchPage(pathname: string): PageMatch {
  const decoded = decodePath(pathname);
  if (decoded === undefined) return NOTHING;
  for (const route of PAGE_ROUTES) {
    const match = matchPath(route.pattern, decoded);
    if (match && (route.accepts?.(match.params) ?? true)) return { route, params: match.params, found: true };
  }
  return NOTHING;
}

/** Segment by segment, as the router does it; undefined for what no link of the shop can be. */
function decodePath(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return undefined;
  }
}
