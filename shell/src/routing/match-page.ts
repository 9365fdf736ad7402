import { matchPath } from 'react-router-dom';
import type { PageHead } from 'shared-contracts/document';
import type { LinkedPageName, PageName, PageRoute, PageTable } from 'shared-contracts/routes/pages';
import { pageTable } from './page-table.ts';

export type PageMatch = {
  page: PageName;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  needsLogin: boolean;
  /** The page is not shown in the document of another one. */
  ownDocument: boolean;
  /** False for the 404 page, which has neither header nor footer. */
  found: boolean;
};

/** Pages with a policy of their own (CHECK-9), which the edge server has: they are entered and left by loading a document. */
const OWN_DOCUMENTS: readonly PageName[] = ['cart-checkout/checkout' satisfies LinkedPageName];

const NOT_FOUND: PageMatch = {
  page: 'shell/not-found',
  pattern: '*',
  params: {},
  needsLogin: false,
  ownDocument: false,
  found: false,
};

/** The page of a path; the 404 page for an unknown path. */
export function matchPage(pathname: string, pages: PageTable = pageTable()): PageMatch {
  const path = decodePath(pathname);
  if (path === undefined) return NOT_FOUND;
  for (const [page, entry] of Object.entries(pages) as [PageName, PageRoute][]) {
    const { patterns, needsLogin = false, values = {} } = entry;
    for (const pattern of patterns) {
      const match = matchPath(pattern, path);
      if (match && hasAllowedValues(match.params, values)) {
        const ownDocument = OWN_DOCUMENTS.includes(page);
        return { page, pattern, params: match.params, needsLogin, ownDocument, found: true };
      }
    }
  }
  return NOT_FOUND;
}

/** Pages that need a login, unknown pages and search results stay out of search engines. */
export function isNoIndex({ noIndex }: PageHead, { needsLogin }: PageMatch, isFound: boolean): boolean {
  return Boolean(noIndex || needsLogin) || !isFound;
}

function hasAllowedValues(params: PageMatch['params'], values: NonNullable<PageRoute['values']>): boolean {
  return Object.entries(values).every(([name, allowed]) => {
    const value = params[name]?.toLowerCase();
    return value === undefined || allowed.some((known) => known.toLowerCase() === value);
  });
}

/** Decodes each segment, as the router does; undefined for malformed escapes. */
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
