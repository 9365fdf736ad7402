/** The POST calls of the contract that only read. A provider marks further ones in its API reference (`onlyReads`). */
const QUERIES_BY_POST: readonly string[] = [
  '/api/product/byfilters',
  '/api/product/colorsByShade',
  '/api/product/boardsByColour',
  '/api/product/boardVariations',
  '/api/product/availableShades',
  '/api/cart/quote',
];

/**
 * Whether a call changes nothing and needs no login: a GET, or one of the queries by POST. While rendering a page, the
 * edge server makes only these calls, and those that its provider marks.
 * @param path without the query
 */
export function isPublicQuery(method: string, path: string): boolean {
  if (method === 'GET') return path.startsWith('/api/');
  return method === 'POST' && QUERIES_BY_POST.includes(path);
}
