import { edgeUnderTest, sharedEdge } from './edge-fixture.ts';

/** A shell that writes its page request and the catalog's server build into the query state of each page. */
const shell = `
exports.shared = { 'shop/number': { number: 7 } };
exports.handlePageRequest = async ({ url, providerOrigin, timeLimit, loadRemote }) => ({
  status: url === '/nowhere' ? 404 : url === '/shop' ? 308 : 200,
  redirect: url === '/shop' ? '/shop/Sheet' : undefined,
  modules: ['catalog/shop', 'catalog/none', 'shell/home'],
  head: { title: 'A & B <shop>', description: 'All "decors"', canonical: '/shop/Sheet', picture: '/images/a.webp' },
  calls: url === '/cart' ? ['/api/user/cart?a=</script>'] : [],
  queries: JSON.stringify({ url, providerOrigin, timeLimit, catalog: loadRemote('catalog') }),
});`;
const catalog = `const { number } = require('shop/number'); exports.pages = { shop: number };`;

/** A shell whose pages have one style element. @param css without apostrophes */
export const shellStyledWith = (css: string) => `
exports.shared = {};
exports.handlePageRequest = async () => ({
  status: 200,
  modules: [],
  head: { title: '' },
  rendered: { html: '', styles: [{ key: 's', ids: ['a'], css: '${css}' }] },
  queries: 'null',
});`;

/** Starts an edge server whose pages contain their own page request. */
export function pagesUnderTest(environment?: NodeJS.ProcessEnv) {
  return edgeUnderTest({ shell, catalog, environment });
}

/** Like `pagesUnderTest`, for all tests of a file that publish nothing. @returns a function that gives the server to a test */
export function sharedPages(environment?: NodeJS.ProcessEnv) {
  return sharedEdge({ shell, catalog, environment });
}

export function dataBlock(html: string, id: string) {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? '');
}
