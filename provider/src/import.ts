import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueOf } from './catalogue/import/catalogue-of.ts';
import { readProductFile } from './catalogue/import/read-product-file.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { CatalogueError } from './catalogue/table/validation-errors.ts';
import { openDatabase, type ShopDatabase } from './database/database.ts';
import { migrate } from './database/migrations/migrate.ts';
import { endImport, importCatalogue, seedCatalogue } from './product/seed-catalogue.ts';
import { settingsFromEnvironment } from './settings/env.ts';
import { StartupError } from './settings/startup-error.ts';

// `node provider/src/import.ts products.csv` puts the file's products in place of the shop's; `--tables` puts the tables' back.
const BACK_TO_TABLES = '--tables';
const USAGE = `Which file? "node provider/src/import.ts products.csv", or ${BACK_TO_TABLES} for the shop's own products.`;
/** Sentences: who has the same mistake in every row needs no more of them. */
const MOST_PROBLEMS = 20;

try {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new StartupError(USAGE);
  const own = loadCatalogue();
  const catalogue = file === BACK_TO_TABLES ? own : catalogueOf(readProductFile(file), own);
  await withDatabase(async (db) => {
    if (file === BACK_TO_TABLES) await restore(db, own);
    else await importCatalogue(db, catalogue, new Date());
  });
  process.stdout.write(`The shop has ${catalogue.products.length} products now, add-ons included.\n`);
} catch (error) {
  if (!(error instanceof StartupError || error instanceof CatalogueError)) throw error;
  const [first, ...problems] = error.message.split('\n');
  const more = problems.length - MOST_PROBLEMS;
  const shown = [first, ...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more.`] : [])];
  process.stderr.write(`${shown.join('\n')}\n`);
  process.exitCode = 1;
}

async function restore(db: ShopDatabase, own: Catalogue): Promise<void> {
  await endImport(db);
  await seedCatalogue(db, own, new Date());
}

async function withDatabase(use: (db: ShopDatabase) => Promise<void>): Promise<void> {
  const db = openDatabase(settingsFromEnvironment().dataFolder);
  try {
    await migrate(db);
    await use(db);
  } finally {
    await db.destroy();
  }
}
