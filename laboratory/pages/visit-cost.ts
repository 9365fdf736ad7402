import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from 'e2e/env';
import { callProvider } from 'e2e/provider-data/provider-call';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { processorTime } from './processor-time.ts';

// `npm run bench -- --visit-cost`: what each part of a visit costs a shop: milliseconds of the processor, of all its processes together, and
// bytes that are sent. Linux only: it reads /proc.

/** Requests of each part in a round, and how many are under way at the same time. */
const [REQUESTS, AT_ONCE] = [100, 2];
/** The median of them counts: a process of the shop that ends takes its time with it. */
const ROUNDS = 3;
/** Milliseconds after a refusal, which costs little. */
const REFUSED = 1_000;
/** Requests before a measurement. */
const WARM_UP = 60;
/** Rupees, below the price of most sheets. */
const LOW_PRICE = 3_000;
const PAGE = 100;

interface Part {
  path: string;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const products = (
  await Promise.all(
    [1, 2, 3, 4].map((page) =>
      callProvider(filterProducts, {
        query: { limit: PAGE, page },
        body: { filters: { productClass: 'Sheet' } },
      }),
    ),
  )
).flatMap((each) => each.products);
const home = await (await fetch(env.shopUrl)).text();
const [script = ''] = /[^"]+\.js(?=")/.exec(home) ?? [];
const picture = products[0]?.pictures.find(({ quality }) => quality === 'low')?.image_link ?? '';
const ofProduct = (turn: number) => {
  const { product_id, material } = products[turn % products.length] ?? { product_id: '', material: '' };
  return new URLSearchParams({ id: product_id, material });
};
const filters = (turn: number) => ({
  filters: { productClass: 'Sheet', price_min: 100 + turn, shade: ['Brown', 'Beige'] },
});
const PARTS: Readonly<Record<string, (turn: number) => Part>> = {
  'home, kept': () => ({ path: '/' }),
  'list, kept': () => ({ path: '/shop/Sheet' }),
  'list, each time another one': (turn) => ({ path: `/shop/Sheet?price_min=${LOW_PRICE + turn}` }),
  'product, each time another one': (turn) => {
    const product = products[turn % products.length];
    return { path: product ? productPath(product) : '/' };
  },
  'script of home': () => ({ path: new URL(script, env.shopUrl).pathname }),
  'picture, 400 px, composed before': () => ({ path: picture }),
  'call: list': (turn) => ({ path: '/api/product/byfilters?page=1&limit=24', body: filters(turn) }),
  'call: facets': (turn) => ({ path: `/api/product/facets?class=Sheet&price_min=${100 + turn}` }),
  'call: search': (turn) => ({
    path: `/api/product/search?limit=24&id=${['oak', 'blue', 'teak'][turn % 3]}%20below%20${LOW_PRICE + turn}`,
  }),
  'call: product': (turn) => ({ path: `/api/product?${ofProduct(turn)}` }),
  'call: related products': (turn) => ({ path: `/api/product/related?${ofProduct(turn)}` }),
};

console.log(`Load of the machine: ${readFileSync('/proc/loadavg', 'utf8').trim()}\n`);
console.log('| part | processor ms | bytes |\n| --- | --: | --: |');
for (const [name, part] of Object.entries(PARTS)) {
  await askAll(part, 0, WARM_UP);
  const spent: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = shopTime();
    bytes += await askAll(part, WARM_UP + round * REQUESTS, REQUESTS);
    spent.push((shopTime() - before) / REQUESTS);
  }
  const [median = Number.NaN] = spent.toSorted((one, other) => one - other).slice(ROUNDS >> 1);
  console.log(`| ${name} | ${median.toFixed(1)} | ${Math.round(bytes / ROUNDS / REQUESTS)} |`);
}
agent.destroy();

/** Of the command that has started the shop and this program, without this program. */
function shopTime(): number {
  return processorTime(process.ppid) - processorTime(process.pid);
}

/** @returns the bytes of all bodies as they were sent */
async function askAll(part: (turn: number) => Part, first: number, count: number): Promise<number> {
  let [turn, bytes] = [first, 0];
  const lane = async () => {
    while (turn < first + count) {
      const sent = await ask(part(turn++));
      bytes += sent;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return bytes;
}

/** @returns the bytes of the body as they were sent */
async function ask(part: Part): Promise<number> {
  for (;;) {
    const bytes = await tryOnce(part);
    if (bytes !== undefined) return bytes;
    await pause(REFUSED);
  }
}

/** @returns undefined for a refusal */
function tryOnce({ path, body }: Part): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = {
    'Accept-Encoding': 'gzip, br',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const sent = request(
    env.shopUrl + path,
    { agent, headers, method: body ? 'POST' : 'GET' },
    async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      if (response.statusCode === 200) resolve(bytes);
      else if (response.statusCode === 503) resolve(undefined);
      else reject(new Error(`${path} responded with ${response.statusCode}.`));
    },
  );
  sent.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}
