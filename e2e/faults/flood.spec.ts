import { productPath } from 'shared-contracts/routes';
import { expect, test } from '../browser/shop-test.ts';
import { startFlood, visit } from '../edge/flood.ts';
import { startOwnEdge } from '../edge/own-edge.ts';
import { env } from '../env.ts';
import type { ListedProduct } from '../provider-data/first-product.ts';

const SHOPPER = '127.0.0.2';
const PRODUCTS = 94;

const oneAddress = () => '127.0.0.3';
const manyAddresses = (connection: number) => `127.0.1.${connection + 1}`;
const sheets = (request: number) => `/shop/Sheet?utm_source=${request}`;
const search = (request: number) => `/shop/Sheet?search=teak+${request}`;
const filters = (request: number) =>
  `/shop/Sheet?price_min=${100 + (request % 900)}&price_max=${1500 + request}`;
const guessedId = (request: number) => `/shop/a/b/c/${request}?material=Sheet`;

/** The share of the product pages that have their content, on a busy machine too. */
const ALMOST_ALL = 0.95;
const MOST = 0.8;

const FLOODS = [
  { title: 'links with unknown parameters', pathOf: sheets, addressOf: oneAddress, share: ALMOST_ALL },
  { title: 'random searches of one visitor', pathOf: search, addressOf: oneAddress, share: ALMOST_ALL },
  { title: 'random searches of 40 visitors', pathOf: search, addressOf: manyAddresses, share: ALMOST_ALL },
  { title: 'filters of 40 visitors', pathOf: filters, addressOf: manyAddresses, share: ALMOST_ALL },
  {
    title: 'guessed product ids of one visitor',
    pathOf: guessedId,
    addressOf: oneAddress,
    share: ALMOST_ALL,
  },
  // The same page as the shopper's, from addresses without a history.
  { title: 'guessed product ids of 40 visitors', pathOf: guessedId, addressOf: manyAddresses, share: MOST },
];

async function productPaths(): Promise<string[]> {
  const response = await fetch(`${env.providerOrigin}/api/product/byfilters?page=1&limit=${PRODUCTS}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { productClass: 'Sheet', material: 'Sheet' } }),
  });
  const { products } = (await response.json()) as { products: ListedProduct[] };
  return products.map(productPath);
}

// Each flood needs the machine for itself.
test.describe.configure({ mode: 'serial' });

for (const { title, pathOf, addressOf, share } of FLOODS) {
  test(`PROM-60 product pages have their content while 40 connections ask for ${title}`, {
    tag: ['@matrix'],
  }, async () => {
    test.setTimeout(180_000);
    const edge = await startOwnEdge();
    // The visitors' addresses are of this family.
    const origin = edge.origin.replace('localhost', '127.0.0.1');
    try {
      const end = startFlood({ origin, pathOf, addressOf });
      const visits = [];
      for (const path of await productPaths()) visits.push(await visit(origin + path, SHOPPER));
      const statuses = await end();
      const times = visits.map(({ milliseconds }) => Math.round(milliseconds)).toSorted((a, b) => a - b);
      const whole = visits.filter(({ status, html }) => status === 200 && html.includes('<h1')).length;
      console.log(
        `${whole} of ${visits.length} product pages with content, after ${times[times.length / 2]} ms (median), ` +
          `${times.at(-1)} ms at most; the flood got ${JSON.stringify(statuses)}`,
      );
      expect(visits).toHaveLength(PRODUCTS);
      expect(whole).toBeGreaterThanOrEqual(PRODUCTS * share);
    } finally {
      await edge.stop();
    }
  });
}
