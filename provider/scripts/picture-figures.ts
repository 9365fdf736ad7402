import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from 'catalogue/load-catalogue';
import type { PictureRequest, PictureView, PictureWidth } from 'picture-studio';
import { decorOf, PictureCache, PictureQueue } from 'picture-studio';
import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import { ownProvider } from './own-provider.ts';
import { percentile, steadyLoad } from './steady-load.ts';

/** `node scripts/picture-figures.ts`: what pictures cost, and how they affect the API's latency. */
const sheets = loadCatalogue().products.filter(({ category }) => category === '1.5mm Acrylic');
const VIEWS: readonly PictureView[] = ['sample', 'flat', 'closeup', 'kitchen'];
/** Decors of all types, for each row. */
const DECORS = sheets.filter((_, at) => at % 14 === 0).slice(0, 12);
const COLD_PICTURES = 200;
/** Seconds of load on the API without pictures being composed. */
const QUIET_SECONDS = 10;

const folder = mkdtempSync(join(tmpdir(), 'picture-figures-'));
try {
  await costs();
  await latencies();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function costs(): Promise<void> {
  row('view', 'width', 'first ms', 'next decor ms', 'kept ms', 'median KB', 'largest KB');
  for (const view of VIEWS) {
    for (const width of PICTURE_WIDTHS) await cost(view, width);
  }
}

async function cost(view: PictureView, width: PictureWidth): Promise<void> {
  const pictures = join(folder, `${view}-${width}`);
  const cache = new PictureCache(pictures, 1024 ** 3, new PictureQueue({ threads: 1 }));
  const requests = DECORS.map((product): PictureRequest => ({ decor: decorOf(product), view, width }));
  const cold = await timed(cache, requests);
  const kept = await timed(cache, requests);
  await cache.close();
  const [first = Number.NaN, ...next] = cold.map(({ ms }) => ms);
  const keptMs = percentile(
    kept.map(({ ms }) => ms),
    50,
  );
  const kilobytes = cold.map(({ bytes }) => bytes / 1024);
  const figures = [first, percentile(next, 50), keptMs, percentile(kilobytes, 50), Math.max(...kilobytes)];
  row(view, width, ...figures.map((figure) => figure.toFixed(1)));
}

async function timed(cache: PictureCache, requests: readonly PictureRequest[]) {
  const pictures: { ms: number; bytes: number }[] = [];
  for (const request of requests) {
    const started = performance.now();
    const picture = await cache.picture(request);
    pictures.push({ ms: performance.now() - started, bytes: picture?.length ?? 0 });
  }
  return pictures;
}

async function latencies(): Promise<void> {
  const { origin, stop } = await ownProvider(join(folder, 'shop'), 'warm');
  const send = () => fetch(`${origin}/api/product?id=${sheets[0]?.product_id}&material=Sheet`);
  row('API', 'requests', 'p50 ms', 'p99 ms', 'largest ms');
  const quiet = steadyLoad(send);
  await setTimeout(QUIET_SECONDS * 1000);
  report('alone', await quiet.end());
  const busy = steadyLoad(send);
  const started = performance.now();
  for (const link of coldPictures()) await (await fetch(origin + link)).arrayBuffer();
  const seconds = (performance.now() - started) / 1000;
  report('composing', await busy.end());
  row(`${COLD_PICTURES} pictures in ${seconds.toFixed(0)} s`);
  await stop();
}

/** None of them is composed in advance. */
function coldPictures(): string[] {
  const widths = [1200, 800, 400];
  return widths
    .flatMap((width) => sheets.map(({ product_id }) => `/images/${product_id}/kitchen-${width}.webp`))
    .slice(0, COLD_PICTURES);
}

function report(name: string, times: readonly number[]): void {
  row(name, times.length, ...[50, 99, 100].map((share) => percentile(times, share).toFixed(1)));
}

function row(...cells: readonly unknown[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(10)).join('  ')}\n`);
}
