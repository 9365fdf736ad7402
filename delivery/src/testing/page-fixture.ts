import { edgeUnderTest } from './edge-fixture.ts';

/** Answers each page with what it was asked, and with the catalog's server build where that is loaded. */
const shell = `
exports.shared = { 'shop/number': { number: 7 } };
exports.handlePageRequest = async ({ url, providerOrigin, timeLimit, loadRemote }) => ({
  status: url === '/nowhere' ? 404 : url === '/shop' ? 308 : 200,
  redirect: url === '/shop' ? '/shop/Sheet' : undefined,
  modules: ['catalog/shop', 'catalog/none', 'shell/home'],
  head: { title: 'A & B <shop>', description: 'All "decors"', canonical: '/shop/Sheet', picture: '/images/a.webp' },
  queries: JSON.stringify({ url, providerOrigin, timeLimit, catalog: loadRemote('catalog') }),
});`;
const catalog = `const { number } = require('shop/number'); exports.pages = { shop: number };`;

/** An edge whose pages say what they were asked; `environment` is beside what every edge under test has. */
export function pagesUnderTest(environment?: NodeJS.ProcessEnv) {
  return edgeUnderTest({ shell, catalog, environment });
}

/** What a block of data in a document holds. */
export function dataBlock(html: string, id: string) {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? '');
}
