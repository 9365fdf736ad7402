import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { openDatabase } from '../../provider/src/database/database.ts';
import { migrate } from '../../provider/src/database/migrations/migrate.ts';
import { searchProducts } from '../../provider/src/product/product-store.ts';
import { seedCatalogue } from '../../provider/src/product/seed-catalogue.ts';
import { LiveShelf } from '../../provider/src/product/shelf/live-shelf.ts';
import { suggest } from '../../provider/src/product/suggest.ts';
import { LONG_TERMS } from '../../provider/src/testing/long-terms.ts';

// `npm run bench -- --searches`: the longest search terms of each kind (API-91), on the shop's own catalogue. A search is
// computed without yielding: every other request waits for it.
const ROUNDS = 15;
/** Milliseconds of processor time that a search may take. */
const GOAL = 20;

const folder = mkdtempSync(join(tmpdir(), 'long-searches-'));
const db = openDatabase(folder);
try {
  const catalogue = loadCatalogue();
  await migrate(db);
  await seedCatalogue(db, catalogue, new Date());
  const shop = { db, shelf: new LiveShelf(db, catalogue.synonyms) };
  row('200 letters of', 'search ms', 'suggest ms', `under ${GOAL}`);
  for (const [name, term] of Object.entries(LONG_TERMS)) {
    const search = await median(() => searchProducts(shop, { id: term, page: 1, limit: 20 }));
    const suggestions = await median(() => suggest(shop, term));
    const isMet = Math.max(search, suggestions) < GOAL;
    row(name, search.toFixed(1), suggestions.toFixed(1), isMet ? 'yes' : 'no');
  }
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of processor time. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN;
}

function row(...cells: readonly unknown[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(20)).join('  ')}\n`);
}
