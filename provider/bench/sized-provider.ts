import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CatalogueProduct } from '../src/catalogue/catalogue.ts';
import { productFile } from './product-file.ts';

const IMPORT = join(import.meta.dirname, '../src/import.ts');
const SERVE = join(import.meta.dirname, 'serve.ts');

export interface SizedProvider {
  origin: string;
  /** Milliseconds. */
  importTime: number;
  /** Megabytes of memory now. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A provider in a process of its own that sells such products: they come to it by the import that operators use. */
export async function sizedProvider(
  folder: string,
  products: readonly CatalogueProduct[],
): Promise<SizedProvider> {
  const file = `${folder}.csv`;
  writeFileSync(file, productFile(products));
  const environment = { ...process.env, PROVIDER_PORT: '0', SHOP_DATA: folder };
  const started = performance.now();
  await promisify(execFile)(process.execPath, [IMPORT, file], { env: environment });
  const importTime = performance.now() - started;
  const child = fork(SERVE, { env: environment });
  const [origin] = await once(child, 'message');
  return {
    origin,
    importTime,
    async memory() {
      child.send('memory');
      const [bytes] = await once(child, 'message');
      return bytes / 1024 ** 2;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
