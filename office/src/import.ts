import type { Catalogue } from 'catalogue';
import { catalogueOf } from 'catalogue/import/catalogue-of';
import { readProductFile } from 'catalogue/import/read-product-file';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { CatalogueError } from 'catalogue/table/validation-errors';
import { StartupError } from 'parts/startup-error';
import { importTextures, removeTextures } from 'picture-studio/import-textures';
import type { ShopDatabase } from 'provider/database/database';
import { openData } from 'provider/database/migrations/open-data';
import { importedTextures } from 'provider/image/shop-pictures';
import { endImport, importCatalogue, seedCatalogue } from 'provider/product/seed-catalogue';
import { settingsFromEnvironment } from 'provider/settings/env';
import { printError } from 'provider/settings/print';

// `node office/src/import.ts products.csv` replaces the shop's products with the file's; `--tables` restores the
// products of the catalogue's tables.
const RESTORE_OPTION = '--tables';
const USAGE = `Usage: node office/src/import.ts <products.csv>, or ${RESTORE_OPTION} to restore the shop's own products.`;
/** Limits the output if every row has the same mistake. */
const MAX_PRINTED_ERRORS = 20;

try {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new StartupError(USAGE);
  const own = loadCatalogue();
  const textureFolder = importedTextures(settingsFromEnvironment());
  const brought = file === RESTORE_OPTION ? undefined : readProductFile(file);
  const catalogue = brought ? catalogueOf(brought.products, own) : own;
  // Imported before the products, whose pictures are requested as soon as the products exist.
  if (brought && brought.textures.length > 0) await importTextures(brought.textures, textureFolder);
  else removeTextures(textureFolder);
  await withDatabase(async (db) => {
    if (file === RESTORE_OPTION) await restore(db, own);
    else await importCatalogue(db, catalogue, new Date());
  });
  process.stdout.write(`The shop now has ${catalogue.products.length} products, including add-ons.\n`);
} catch (error) {
  if (!(error instanceof StartupError || error instanceof CatalogueError)) throw error;
  const [first, ...lines] = error.message.split('\n');
  const more = lines.length - MAX_PRINTED_ERRORS;
  const shown = [first, ...lines.slice(0, MAX_PRINTED_ERRORS), ...(more > 0 ? [`and ${more} more.`] : [])];
  printError(shown.join('\n'));
  process.exitCode = 1;
}

async function restore(db: ShopDatabase, own: Catalogue): Promise<void> {
  await endImport(db);
  await seedCatalogue(db, own, new Date());
}

async function withDatabase(use: (db: ShopDatabase) => Promise<void>): Promise<void> {
  const db = await openData(settingsFromEnvironment());
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}
