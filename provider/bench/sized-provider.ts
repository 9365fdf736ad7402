import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { CatalogueProduct } from 'catalogue';
import { productFile } from 'catalogue/testing/product-file';

const IMPORT = join(import.meta.dirname, '../src/import.ts');
const SERVE = join(import.meta.dirname, 'serve.ts');

export interface Usage {
  /** Megabytes, now. */
  memory: number;
  /** Milliseconds of processor time since the start. */
  processor: number;
}

export interface SizedProvider {
  origin: string;
  /** Milliseconds. */
  importTime: number;
  startTime: number;
  /** Changes a product directly in the database, as an operator might. */
  changeProduct(): void;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** A provider with these products in a separate process. The products are imported as an operator would do it. */
export async function sizedProvider(
  folder: string,
  products: readonly CatalogueProduct[],
): Promise<SizedProvider> {
  const file = `${folder}.csv`;
  writeFileSync(file, productFile(products));
  const environment = { ...process.env, PROVIDER_PORT: '0', SHOP_DATA: folder };
  const started = performance.now();
  await promisify(execFile)(process.execPath, [IMPORT, file], { env: environment });
  const imported = performance.now();
  const child = fork(SERVE, { env: environment });
  const [origin] = await once(child, 'message');
  return {
    origin,
    importTime: imported - started,
    startTime: performance.now() - imported,
    changeProduct() {
      const database = new DatabaseSync(join(folder, 'shop.sqlite'));
      database.exec("update product set info = info || '.' where position = 0");
      database.close();
    },
    async usage() {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
