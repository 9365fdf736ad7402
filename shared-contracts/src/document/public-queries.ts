/** The calls by POST that only read, of every provider that has them. A provider names further ones in its API reference (`onlyReads`). */
const QUERIES_BY_POST: readonly string[] = [
  '/api/product/byfilters',
  '/api/product/colorsByShade',
  '/api/product/boardsByColour',
  '/api/product/boardVariations',
  '/api/product/availableShades',
  '/api/cart/quote',
];

/**
 * Whether a call of the API changes nothing and needs no login, of every provider: a GET, or one of the queries by POST. The edge server
 * makes no others for a page that it renders, but those that its provider names.
 * @param path without the query
 */
export function isPublicQuery(method: string, path: string): boolean {
  if (method === 'GET') return path.startsWith('/api/');
  return method === 'POST' && QUERIES_BY_POST.includes(path);
}
