import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { expect, test } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';
import { callProvider } from '../provider-data/provider-call.ts';

const SHOPPER = '127.0.0.2';
const PRODUCTS = 94;

const oneAddress = () => '127.0.0.3';
const manyAddresses = (connection: number) => `127.0.1.${connection + 1}`;
const sheets = (request: number) => `/shop/Sheet?utm_source=${request}`;
const search = (request: number) => `/shop/Sheet?search=teak+${request}`;
const filters = (request: number) =>
  `/shop/Sheet?price_min=${100 + (request % 900)}&price_max=${1500 + request}`;
const guessedId = (request: number) => `/shop/a/b/c/${request}?material=Sheet`;

/** The share of product pages that must have their content, even on a busy machine. */
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
  // These are requests for the shopper's own page, from addresses without a history.
  { title: 'guessed product ids of 40 visitors', pathOf: guessedId, addressOf: manyAddresses, share: MOST },
];

async function productPaths(): Promise<string[]> {
  const { products } = await callProvider(filterProducts, {
    query: { page: 1, limit: PRODUCTS },
    body: { filters: { productClass: 'Sheet', material: 'Sheet' } },
  });
  return products.map(productPath);
}

type Visit = { status: number; html: string; milliseconds: number };

/** Requests a document. @param address from which the visitor connects, within 127.0.0.0/8 */
function visit(url: string, address: string, agent?: Agent): Promise<Visit> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, localAddress: address }, async (response) => {
      const html = await text(response);
      resolve({ status: response.statusCode ?? 0, html, milliseconds: performance.now() - start });
    }).once('error', reject);
  });
}

const CONNECTIONS = 40;

/** Requests documents over 40 connections without a pause. @returns a function that stops it and counts the statuses */
function startFlood(
  origin: string,
  pathOf: (request: number) => string,
  addressOf: (connection: number) => string,
): () => Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let isOver = false;
  let asked = 0;
  const floods = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      asked += 1;
      const { status } = await visit(origin + pathOf(asked), addressOf(connection), agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    agent.destroy();
  });
  return async () => {
    isOver = true;
    await Promise.all(floods);
    return statuses;
  };
}

// Each flood needs the whole machine.
test.describe.configure({ mode: 'serial' });

for (const { title, pathOf, addressOf, share } of FLOODS) {
  test(`PROM-60 product pages have their content while 40 connections ask for ${title}`, {
    tag: ['@matrix'],
  }, async () => {
    test.setTimeout(180_000);
    const edge = await startOwnEdge();
    // The visitors' addresses are IPv4.
    const origin = edge.origin.replace('localhost', '127.0.0.1');
    try {
      const end = startFlood(origin, pathOf, addressOf);
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
