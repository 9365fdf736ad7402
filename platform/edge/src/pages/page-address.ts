import type { PageParameters, ServedPage } from 'shared-contracts/document';

/** The address of a request, reduced to the parts on which its document depends. */
export interface PageAddress {
  /** The page's name; empty while the pages are unknown. */
  page: string;
  /** Path and query for the renderer, and the key of the cached document. */
  url: string;
  /** Set for a choice in a list, such as of filters: one of countless addresses, which few other visitors request. */
  isChoice?: boolean;
  /** The address to redirect to, if the path has another spelling or the parameters another order. */
  redirect?: string;
}

/** Represents all paths without a page, because their document is the same. */
const UNKNOWN_PATH = '/no-such-page';

/** @param pages undefined until a renderer has listed them */
export function pageAddress(pages: readonly ServedPage[] | undefined, url: string): PageAddress {
  if (!pages) return { page: '', url };
  const { pathname, search, searchParams } = new URL(`http://shop.invalid${url}`);
  const match = matchedPage(pages, pathname);
  if (!match) return { page: UNKNOWN_PATH, url: UNKNOWN_PATH };

  const { page, path, isSpelledSo } = match;
  if (!page.parameters) return { page: page.page, url: path + search };
  const { parameters } = page;
  const own = ownParameters(parameters, searchParams);
  const [read, others] = [true, false].map((isRead) =>
    [...searchParams].filter(([name]) => Object.hasOwn(parameters, name) === isRead),
  );
  const isOwn = isSpelledSo && JSON.stringify(read) === JSON.stringify(own);
  const isChoice = own.length > 0 && Object.values(parameters).includes('list');
  const address = { page: page.page, url: withQuery(path, own), ...(isChoice && { isChoice }) };
  return isOwn ? address : { ...address, redirect: withQuery(path, [...own, ...(others ?? [])]) };
}

type Parameters = readonly (readonly [name: string, value: string])[];

/** The parameters that the page reads, in the page's own order, so that equal choices become equal texts. */
function ownParameters(parameters: PageParameters, given: URLSearchParams): Parameters {
  return Object.entries(parameters).flatMap(([name, kind]) =>
    VALUES_READ[kind](given.getAll(name)).map((value) => [name, value] as const),
  );
}

const VALUES_READ = {
  one: (values) => values.slice(0, 1),
  list: (values) => [...new Set(values)].sort(),
  flag: (values) => values.slice(0, 1).map(() => ''),
} satisfies Record<PageParameters[string], (values: string[]) => string[]>;

function withQuery(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) query.append(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

function matchedPage(pages: readonly ServedPage[], pathname: string) {
  const segments = decodedSegments(pathname);
  if (!segments) return undefined;
  const shown = withoutTrailingSlashes(segments);
  for (const page of pages) {
    for (const pattern of page.patterns) {
      const own = matchedSegments(pattern, page.values, shown);
      if (!own) continue;
      const isSpelledSo = segments.length === own.length && own.every((text, at) => text === segments[at]);
      return { page, path: own.map(encodeURIComponent).join('/'), isSpelledSo };
    }
  }
  return undefined;
}

/** Undefined for a path that cannot be decoded. */
function decodedSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The path `/` keeps both of its empty segments. */
function withoutTrailingSlashes(segments: readonly string[]): readonly string[] {
  const last = segments.findLastIndex((segment) => segment !== '');
  return segments.slice(0, Math.max(last + 1, 2));
}

/**
 * Whether the shell has a page for the path of `url`. Used while no renderer is available.
 * @param paths patterns like `/shop/:category/:id`, as listed in `release.json`; empty for a shell that lists none
 */
export function isKnownPath(paths: readonly string[], url: string): boolean {
  const [path = ''] = url.split('?');
  const segments = decodedSegments(path);
  if (!segments) return false;
  const shown = withoutTrailingSlashes(segments);
  return paths.some((pattern) => matchedSegments(pattern, undefined, shown));
}

/** The segments in the pattern's spelling; undefined if the pattern does not match, as in the shell's router. */
function matchedSegments(
  pattern: string,
  values: ServedPage['values'],
  segments: readonly string[],
): string[] | undefined {
  const expected = pattern.split('/');
  const isMatch =
    expected.length === segments.length &&
    segments.every((segment, at) => matches(expected[at] ?? '', values, segment));
  return isMatch
    ? expected.map((text, at) => (text.startsWith(':') ? (segments[at] ?? '') : text))
    : undefined;
}

function matches(expected: string, values: ServedPage['values'], segment: string): boolean {
  if (!expected.startsWith(':')) return isSameSpelling(expected, segment);
  const allowed = values?.[expected.slice(1)];
  return segment !== '' && (allowed?.some((value) => isSameSpelling(value, segment)) ?? true);
}

function isSameSpelling(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
