import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { decorOf, type PictureWidth, pictureLink, viewsOf, type WantedPicture } from 'picture-studio';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { pictureStore } from '../../provider/src/image/picture-store.ts';
import { caller } from '../../provider/src/testing/caller.ts';

// `npm run bench -- --pictures`: what the shoppers of a shop without any composed picture wait for.

/** What a phone loads for the large picture of a product's page, and for the small ones. */
const [LARGE, SMALL] = [800, 200] as const;
const CARD = 400;
const LIST_PAGES = 5;
/** Fresh shops whose first shopper comes alone, each to another product: one page has too few pictures for a percentile. */
const STARTS = 5;
const CROWD = 50;
/** Milliseconds that the edge server starts after the provider, so that no shopper comes before. */
const EDGE_START = 1_000;
/** How long nobody requests pictures, and how long the API alone is under load. */
const IDLE_SECONDS = 120;
const QUIET_SECONDS = 20;
/** Milliseconds between two requests: the load of some hundred visitors. */
const INTERVAL = 20;

const MAIN = join(import.meta.dirname, '../../provider/src/main.ts');
const READY = 'provider ready on ';

const { products } = loadCatalogue();
const sheets = products.filter(({ material }) => material === 'Sheet');

row('product pages', 'shoppers', 'pictures', 'p50 ms', 'p95 ms', 'largest ms');
const alone: number[] = [];
for (let start = 0; start < STARTS; start++) {
  // The first product's page is composed by the start.
  await withFreshShop(async (origin) => void alone.push(...(await openPages(origin, 1, start + 1))));
}
tell('after the start', 1, alone);
await withFreshShop(async (origin) => tell('after the start', CROWD, await openPages(origin, CROWD)));
await withFreshShop(async (origin, dataFolder) => {
  const busy = await responseTimes(origin, IDLE_SECONDS);
  const cards = await cardsOfListPages(origin);
  const share = (100 * (await countOnDisk(cards, dataFolder))) / cards.length;
  tell('two minutes later', 1, await openPages(origin, 1));
  tell('two minutes later', CROWD, await openPages(origin, CROWD));
  row();
  row('cards', 'composed after two minutes');
  row(cards.length, `${share.toFixed(1)} %`);
  row();
  row('API', 'requests', 'p50 ms', 'p99 ms', 'largest ms');
  row('composing ahead', busy.length, ...timesOf(busy, 50, 99, 100));
});
await withFreshShop(
  async (origin) => {
    const quiet = await responseTimes(origin, QUIET_SECONDS);
    row('alone', quiet.length, ...timesOf(quiet, 50, 99, 100));
  },
  { LIST_PAGES_AHEAD: '0' },
);

async function withFreshShop(
  measure: (origin: string, dataFolder: string) => Promise<void>,
  settings?: NodeJS.ProcessEnv,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fresh-start-'));
  const environment = { ...process.env, ...settings, PROVIDER_PORT: '0', SHOP_DATA: dataFolder };
  const provider = spawn(process.execPath, [MAIN], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let origin = '';
    for await (const line of createInterface({ input: provider.stdout })) {
      if (line.startsWith(READY)) origin = line.slice(READY.length);
      if (origin) break;
    }
    provider.stdout.resume();
    await setTimeout(EDGE_START);
    await measure(origin, dataFolder);
  } finally {
    provider.kill('SIGTERM');
    await once(provider, 'exit');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Each shopper opens the page of another product of the shop's first pages, all at the same time.
 * @returns for each picture of the pages' first view the milliseconds from its request
 */
function openPages(origin: string, shoppers: number, from = 0): Promise<number[]> {
  const links = sheets.slice(from, from + shoppers).flatMap((sheet) => {
    const decor = decorOf(sheet);
    const link = (view: Parameters<typeof pictureLink>[1], width: PictureWidth) =>
      pictureLink(decor, view, width);
    return [link('sample', LARGE), ...viewsOf(decor, sheet.application).map((view) => link(view, SMALL))];
  });
  return Promise.all(links.map((link) => timeUntilShown(origin + link)));
}

/** Milliseconds. A full queue asks the client to retry. */
async function timeUntilShown(address: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.ok) return performance.now() - started;
    if (response.status !== 503) throw new Error(`${address} responded with ${response.status}.`);
    await setTimeout(Number(response.headers.get('Retry-After')) * 1000);
  }
}

/** Sends product requests at a steady rate, and none for pictures. */
/** Sends requests at a constant rate, independent of the responses, so that a blocked server gets no fewer of them. */
async function responseTimes(origin: string, seconds: number): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    const response = fetch(`${origin}/api/product?id=${sheets[0]?.product_id}&material=Sheet`);
    sent.push(response.then((found) => found.arrayBuffer()).then(() => performance.now() - started));
  }, INTERVAL);
  await setTimeout(seconds * 1000);
  clearInterval(timer);
  return await Promise.all(sent);
}

async function cardsOfListPages(origin: string): Promise<WantedPicture[]> {
  const pages = PRODUCT_CLASSES.flatMap((productClass) =>
    Array.from({ length: LIST_PAGES }, (_, at) => ({ productClass, page: at + 1 })),
  );
  const lists = await Promise.all(
    pages.map(({ productClass, page }) =>
      caller(origin)(filterProducts, {
        query: { page, limit: PRODUCTS_PER_PAGE },
        body: { filters: { productClass } },
      }),
    ),
  );
  return lists
    .flatMap(({ body }) => filterProducts.response.parse(body).products)
    .map((product) => ({
      request: { decor: decorOf(product), view: 'sample', width: CARD },
      format: 'webp',
    }));
}

async function countOnDisk(cards: readonly WantedPicture[], dataFolder: string): Promise<number> {
  const store = pictureStore(dataFolder);
  const missing = await Promise.all(cards.map((card) => store.missing([card])));
  await store.close();
  return missing.filter(({ length }) => length === 0).length;
}

function tell(when: string, shoppers: number, times: readonly number[]): void {
  row(when, shoppers, times.length, ...timesOf(times, 50, 95, 100));
}

/** @param shares percentiles, 0–100 */
function timesOf(times: readonly number[], ...shares: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const place = (share: number) => Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100));
  return shares.map((share) => (sorted[place(share)] ?? Number.NaN).toFixed(1));
}

function row(...cells: readonly unknown[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(18)).join('  ')}\n`);
}
