import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAddOn } from '../src/catalogue/import/catalogue-of.ts';
import { loadCatalogue } from '../src/catalogue/load-catalogue.ts';
import { type ShopCall, shopCalls } from './shop-calls.ts';
import { type SizedProvider, sizedProvider } from './sized-provider.ts';
import { syntheticProducts } from './synthetic-products.ts';

// `node bench/catalogue-sizes.ts [rounds]`: the same calls to a small and a large catalogue, in turn in one run, so that
// what else the machine does meets both. An answer is made in one piece: its time is what everybody else waits.
const SIZES = [1_500, 50_000] as const;
const WARM_UP_ROUNDS = 3;
const rounds = Number(process.argv[2] ?? 100);

const own = loadCatalogue().products.filter((product) => !isAddOn(product));
const [first] = own;
if (!first) throw new Error('The catalogue has no product.');
const folder = mkdtempSync(join(tmpdir(), 'catalogue-sizes-'));
const providers: SizedProvider[] = [];
try {
  for (const size of SIZES) {
    providers.push(await sizedProvider(join(folder, String(size)), syntheticProducts(size, own)));
  }
  const calls = shopCalls(first);
  row('products', ...SIZES);
  row('import, s', ...providers.map(({ importTime }) => (importTime / 1000).toFixed(1)));
  const coldSearch = calls.filter(({ name }) => name === 'search: one colour');
  row(
    'first search, ms',
    ...(await Promise.all(coldSearch.flatMap((call) => providers.map((one) => timed(call, one))))).map(whole),
  );
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await askInTurn(calls);
  const times = await timesOf(calls);
  row('', ...SIZES.flatMap((size) => [`p50 of ${size}`, 'p99']), 'p50 grows', 'p99 grows');
  for (const { name } of calls) report(name, times.get(name) ?? []);
  row('memory, MB', ...(await Promise.all(providers.map((provider) => provider.memory()))).map(whole));
} finally {
  await Promise.all(providers.map((provider) => provider.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** By the call's name: for each provider the milliseconds of each round. */
async function timesOf(calls: readonly ShopCall[]): Promise<Map<string, number[][]>> {
  const times = new Map(calls.map(({ name }) => [name, providers.map((): number[] => [])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, milliseconds } of await askInTurn(calls)) {
      for (const [at, value] of milliseconds.entries()) times.get(name)?.[at]?.push(value);
    }
  }
  return times;
}

async function askInTurn(calls: readonly ShopCall[]): Promise<{ name: string; milliseconds: number[] }[]> {
  const asked: { name: string; milliseconds: number[] }[] = [];
  for (const call of calls) {
    const milliseconds: number[] = [];
    for (const provider of providers) milliseconds.push(await timed(call, provider));
    asked.push({ name: call.name, milliseconds });
  }
  return asked;
}

async function timed({ name, ask }: ShopCall, { origin }: SizedProvider): Promise<number> {
  const started = performance.now();
  const { status } = await ask(origin);
  if (status !== 200) throw new Error(`${name} answered ${status}.`);
  return performance.now() - started;
}

function report(name: string, times: readonly number[][]): void {
  const [small = [], large = []] = times.map((values) => [percentile(values, 0.5), percentile(values, 0.99)]);
  const growth = large.map((value, at) => `${(value / (small[at] ?? Number.NaN)).toFixed(1)} ×`);
  row(name, ...[...small, ...large].map((value) => value.toFixed(1)), ...growth);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

function whole(value: number): string {
  return value.toFixed(0);
}

function row(...cells: readonly (string | number)[]): void {
  const [name, ...figures] = cells.map(String);
  console.log([name?.padEnd(24), ...figures.map((figure) => figure.padStart(12))].join(''));
}
