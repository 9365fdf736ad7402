import { type OwnEdge, startOwnEdge } from 'e2e/edge/own-edge';
import { callProvider } from 'e2e/provider-data/provider-call';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { runLoad } from './load.ts';
import { processorTime } from './processor-time.ts';
import { Results } from './results.ts';
import { verdicts } from './verdicts.ts';

/** Documents per second of an edge server on one core; the provider and this program use the others. */
const CORE = 0;
const CONNECTIONS = 8;
/** Documents before a measurement. */
const WARM_UP = 100;
/** Milliseconds at most. */
const DURATION = 5_000;
/** Addresses that are requested once each. */
const DIFFERENT = 150;
/** Rupees, below the price of most sheets. */
const LOW_PRICE = 3_000;

const PLACE = 'documents';
const results = new Results();

// Long timeouts: this measures throughput, not how many documents meet a timeout.
const LIMITS = { PAGE_DATA_LIMIT: '5000', PAGE_RENDER_LIMIT: '20000', VISITOR_PAGE_RATE: '100000' };
const keeping = await startOwnEdge(LIMITS, { core: CORE });
const rendering = await startOwnEdge({ ...LIMITS, PAGE_CACHE: 'off' }, { core: CORE });
try {
  console.log(`\n## Documents of the edge on one core, ${CONNECTIONS} connections, Brotli\n`);
  const products = await differentProducts();
  const pages = { home: '/', shop: '/shop/Sheet', product: products[0] ?? '', cart: '/cart' };
  for (const [name, path] of Object.entries(pages)) {
    await measure(`${name}, kept`, keeping, { warmUp: Array(WARM_UP).fill(path), paths: always(path) });
    await measure(`${name}, rendered`, rendering, { warmUp: Array(WARM_UP).fill(path), paths: always(path) });
  }
  const lists = products.map((_, index) => `/shop/Sheet?price_min=${LOW_PRICE + index}`);
  for (const [name, paths] of Object.entries({ lists, products }))
    await measure(`different ${name}`, rendering, {
      warmUp: paths.slice(0, WARM_UP),
      paths: paths.slice(WARM_UP),
    });
  console.log(results.table(PLACE, [{ letter: 'a', name: 'this shop' }]));
  console.log(`\n${verdicts(results)}`);
  console.log(`\n${await (await fetch(`${rendering.origin}/health/ready`)).text()}`);
} finally {
  await Promise.all([keeping.stop(), rendering.stop()]);
}

type Addresses = { warmUp: readonly string[]; paths: Iterable<string> };

async function measure(title: string, edge: OwnEdge, { warmUp, paths }: Addresses): Promise<void> {
  const load = { origin: edge.origin, connections: CONNECTIONS, duration: DURATION };
  await runLoad({ ...load, paths: warmUp });
  const before = processorTime(edge.pid);
  const { perSecond, median, p99, statuses } = await runLoad({ ...load, paths });
  const spent = processorTime(edge.pid) - before;
  const { 200: sent = 0, ...others } = statuses;
  if (sent === 0 || Object.keys(others).length > 0) throw new Error(JSON.stringify(statuses));
  results.note(PLACE, 'a', {
    [`${title}: per second`]: perSecond,
    [`${title}: median ms`]: median,
    [`${title}: p99 ms`]: p99,
    [`${title}: processor ms`]: spent / sent,
  });
}

function* always(path: string): Generator<string> {
  for (;;) yield path;
}

/** The pages of many products, each of which is rendered for its first visitor. */
async function differentProducts(): Promise<string[]> {
  const body = { filters: { productClass: 'Sheet' } };
  const pages = [1, 2, 3].map((page) => callProvider(filterProducts, { query: { limit: 100, page }, body }));
  return (await Promise.all(pages))
    .flatMap(({ products }) => products.map(productPath))
    .slice(0, WARM_UP + DIFFERENT);
}
