import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { decorOf, type PictureWidth, pictureLink, viewsOf } from 'picture-studio';
import { Results } from '../pages/results.ts';
import { verdicts } from '../pages/verdicts.ts';

// `npm run bench -- --pictures`: what the shoppers of a shop without any composed picture wait for.

/** What a phone loads for the large picture of a product's page, and for the small ones. */
const [LARGE, SMALL] = [800, 200] as const;
/** Fresh shops whose first shopper comes alone, each to another product: one page has too few pictures for a percentile. */
const STARTS = 5;
const CROWD = 50;
/** Milliseconds that the edge server starts after the provider, so that no shopper comes before. */
const EDGE_START = 1_000;
/** How long the API is under load. */
const API_SECONDS = 20;
/** Milliseconds between two requests: the load of some hundred visitors. */
const INTERVAL = 20;

const MAIN = join(import.meta.dirname, '../../provider/src/main.ts');
const READY = 'provider ready on ';

const { products } = loadCatalogue();
const sheets = products.filter(({ material }) => material === 'Sheet');

const PLACE = 'pictures for a crowd';
const results = new Results();

for (let start = 0; start < STARTS; start++) {
  // The first product's page is composed by the start.
  await withFreshShop(async (origin) => note('one shopper', await openPages(origin, 1, start + 1)));
}
await withFreshShop(async (origin) => note(`${CROWD} shoppers`, await openPages(origin, CROWD)));
await withFreshShop(async (origin) => note('API beside composing ahead', await responseTimes(origin)));
await withFreshShop(async (origin) => note('API alone', await responseTimes(origin)), {
  LIST_PAGES_AHEAD: '0',
});
console.log(results.table(PLACE, [{ letter: 'a', name: 'this shop' }]));
console.log(`\n${verdicts(results)}`);

async function withFreshShop(
  measure: (origin: string) => Promise<void>,
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
    await measure(origin);
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

/** Sends product requests at a constant rate, independent of the responses, so that a blocked server gets no fewer of them. */
async function responseTimes(origin: string): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    const response = fetch(`${origin}/api/product?id=${sheets[0]?.product_id}&material=Sheet`);
    sent.push(response.then((found) => found.arrayBuffer()).then(() => performance.now() - started));
  }, INTERVAL);
  await setTimeout(API_SECONDS * 1000);
  clearInterval(timer);
  return await Promise.all(sent);
}

/** Percentiles, 0–100, of the milliseconds of one start. */
function note(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
  results.note(PLACE, 'a', {
    [`${what}: p50 ms`]: at(50),
    [`${what}: p95 ms`]: at(95),
    [`${what}: p99 ms`]: at(99),
  });
}
