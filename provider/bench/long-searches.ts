import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAddOn } from 'catalogue/import/catalogue-of';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { searchProducts, suggestProducts } from 'shared-contracts/product/endpoints';
import { caller } from '../src/testing/caller.ts';
import { LONG_TERMS } from '../src/testing/long-terms.ts';
import { row } from './report.ts';
import type { ShopCall } from './shop-calls.ts';
import { sizedProvider } from './sized-provider.ts';
import { callInTurn, type Timings } from './timing.ts';

// `node provider/bench/long-searches.ts`: the longest search terms of each kind (API-91), on the shop's own catalogue. A search is
// computed without yielding: every other request waits for it.
const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
/** Milliseconds of processor time that a search may take. */
const GOAL = 20;

const searches = Object.entries(LONG_TERMS).map(
  ([name, id]): ShopCall => ({ name, ask: (origin) => caller(origin)(searchProducts, { query: { id } }) }),
);
const suggestions = Object.entries(LONG_TERMS).map(
  ([name, q]): ShopCall => ({ name, ask: (origin) => caller(origin)(suggestProducts, { query: { q } }) }),
);

const folder = mkdtempSync(join(tmpdir(), 'long-searches-'));
const products = loadCatalogue().products.filter((product) => !isAddOn(product));
const provider = await sizedProvider(join(folder, 'own'), products);
try {
  for (const calls of [searches, suggestions]) await callInTurn(calls, [provider], WARM_UP_ROUNDS);
  const searched = await callInTurn(searches, [provider], ROUNDS);
  const suggested = await callInTurn(suggestions, [provider], ROUNDS);
  row('200 letters of', 'search ms', 'processor', 'suggest ms', 'processor', `under ${GOAL}`);
  for (const name of Object.keys(LONG_TERMS)) {
    const [search, suggestion] = [medians(searched, name), medians(suggested, name)];
    const isMet = Math.max(search.processor, suggestion.processor) < GOAL;
    const figures = [search.waited, search.processor, suggestion.waited, suggestion.processor];
    row(name, ...figures.map((figure) => figure.toFixed(1)), isMet ? 'yes' : 'no');
  }
} finally {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
}

function medians(timings: Timings, name: string): { waited: number; processor: number } {
  const [own = []] = timings.get(name) ?? [];
  const median = (key: 'waited' | 'processor') =>
    own.map((timing) => timing[key]).toSorted((one, other) => one - other)[own.length >> 1] ?? Number.NaN;
  return { waited: median('waited'), processor: median('processor') };
}
