import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAddOn } from 'catalogue/import/catalogue-of';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { reportCalls, row, whole } from './report.ts';
import { type ShopCall, shopCalls } from './shop-calls.ts';
import { type SizedProvider, sizedProvider } from './sized-provider.ts';
import { syntheticProducts } from './synthetic-products.ts';
import { callInTurn, type Timing, timed } from './timing.ts';

// `node provider/bench/catalogue-sizes.ts [rounds]` makes the same calls to a small and a large catalogue, alternating
// within one run, so that other load on the machine affects both. Processor time matters because a response is computed
// without yielding: every other request waits for it.
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
  row('start, s', ...providers.map(({ startTime }) => (startTime / 1000).toFixed(1)));
  await reportListAfterChange(calls[0]);
  await callInTurn(calls, providers, WARM_UP_ROUNDS);
  reportCalls(SIZES, await callInTurn(calls, providers, rounds));
  row(
    'memory, MB',
    ...(await Promise.all(providers.map((provider) => provider.usage()))).map(whole('memory')),
  );
} finally {
  await Promise.all(providers.map((provider) => provider.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** The first list after a product has changed, which rebuilds the shelf. */
async function reportListAfterChange(list: ShopCall | undefined): Promise<void> {
  if (!list) return;
  const timings: Timing[] = [];
  for (const provider of providers) {
    provider.changeProduct();
    timings.push(await timed(list, provider));
  }
  row('list after a change, ms', ...timings.map(whole('waited')));
  row('of the processor', ...timings.map(whole('processor')));
}
