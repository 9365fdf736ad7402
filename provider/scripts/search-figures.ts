import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchProducts, suggestProducts } from 'shared-contracts/product/endpoints';
import { LONG_TERMS } from '../src/testing/long-terms.ts';
import { ownProvider } from './own-provider.ts';
import { percentile } from './steady-load.ts';

// `node scripts/search-figures.ts`: how long a provider computes for the longest search terms of each kind (API-91). A search is
// computed without yielding: every other request waits for it.
const ROUNDS = 21;
/** Milliseconds that a search may take. */
const GOAL = 20;

const folder = mkdtempSync(join(tmpdir(), 'search-figures-'));
const provider = await ownProvider(folder, 'ready');
try {
  row('200 letters of', 'search ms', 'slowest', 'suggest ms', 'slowest', `goal ${GOAL}`);
  for (const [kind, term] of Object.entries(LONG_TERMS)) {
    const figures = [
      ...(await figuresOf(searchProducts.path, { id: term })),
      ...(await figuresOf(suggestProducts.path, { q: term })),
    ];
    const [search = Number.NaN, , suggestions = Number.NaN] = figures;
    const isMet = Math.max(search, suggestions) < GOAL;
    row(kind, ...figures.map((figure) => figure.toFixed(1)), isMet ? 'met' : 'missed');
  }
} finally {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The median, and the slowest, over HTTP. */
async function figuresOf(path: string, query: Record<string, string>): Promise<[number, number]> {
  const address = `${provider.origin}${path}?${new URLSearchParams(query)}`;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (response.status !== 200) throw new Error(`${address} responded with ${response.status}.`);
  }
  return [percentile(times, 50), Math.max(...times)];
}

function row(name: string, ...cells: readonly string[]): void {
  console.log([name.padEnd(26), ...cells.map((cell) => cell.padStart(12))].join(''));
}
