/** Calls by POST that only read: their filters are in the body. A test compares them with the endpoints. */
const QUERIES_BY_POST: readonly string[] = [
  '/api/product/byfilters',
  '/api/product/colorsByShade',
  '/api/product/boardsByColour',
  '/api/product/boardVariations',
  '/api/product/availableShades',
];

/**
 * Whether a call of the API changes nothing and needs no login: a GET, or one of the queries by POST. The edge server makes
 * no other call for a page that it renders.
 * @param path without the query
 */
export function isPublicQuery(method: string, path: string): boolean {
  if (method === 'GET') return path.startsWith('/api/');
  return method === 'POST' && QUERIES_BY_POST.includes(path);
}
