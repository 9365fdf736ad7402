// @module-tag all
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAddOn } from 'catalogue/import/catalogue-of';
import { productFile } from 'catalogue/testing/product-file';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { syntheticProducts } from 'catalogue/testing/synthetic-products';
import { useImportedTiles } from 'picture-studio';
import { caller } from 'provider/testing/caller';
import { environmentOf } from 'provider/testing/test-database';
import { temporaryFolder, testProvider } from 'provider/testing/test-provider';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';

const IMPORT = join(import.meta.dirname, 'import.ts');
const [A_TILE = ''] = globSync(join(import.meta.dirname, '../../picture-studio/textures/walnut-*-small.jpg'));
const products = syntheticProducts(
  40,
  smallCatalogue.products.filter((product) => !isAddOn(product)),
);

async function runImport(dataFolder: string, ...args: string[]) {
  const environment = { ...process.env, ...(await environmentOf(dataFolder)) };
  const run = promisify(execFile)(process.execPath, [IMPORT, ...args], { env: environment });
  return await run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

function written(folder: string, text: string): string {
  const file = join(folder, 'products.csv');
  writeFileSync(file, text);
  return file;
}

async function totalOf(origin: string): Promise<number> {
  return (await caller(origin)(endpoints.filterProducts, { query: {}, body: { filters: {} } })).body
    .totalItems;
}

describe('import.ts', () => {
  it('imports a file into a running shop, where it survives a restart until the tables are restored', async () => {
    const dataFolder = temporaryFolder();
    const { origin, stop } = await testProvider({ dataFolder });
    expect(await totalOf(origin)).toBe(7);
    const file = written(dataFolder, productFile(products));
    expect(await runImport(dataFolder, file)).toEqual({
      code: 0,
      said: 'The shop now has 41 products, including add-ons.\n',
    });
    expect(await totalOf(origin)).toBe(40);
    await stop();
    const again = await testProvider({ dataFolder });
    expect(await totalOf(again.origin)).toBe(40);
    expect((await runImport(dataFolder, '--tables')).code).toBe(0);
    expect(await totalOf(again.origin)).toBeGreaterThan(500);
  });

  it('changes nothing for a file with bad rows, and prints the first 20 errors', async () => {
    const dataFolder = temporaryFolder();
    const { origin } = await testProvider({ dataFolder });
    const bad = products.map((product) => ({ ...product, code: 'red' }));
    const { code, said } = await runImport(dataFolder, written(dataFolder, productFile(bad)));
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(23);
    expect(said).toContain(
      'The catalogue has 40 validation error(s):\nproducts.csv, line 2, column code: "red" is not a',
    );
    expect(said).toMatch(/and 20 more\.\n$/);
    expect(await totalOf(origin)).toBe(7);
  });

  it('API-145 composes pictures from the surface that a file brings, until the tables are restored', async () => {
    const dataFolder = temporaryFolder();
    const { origin } = await testProvider({ dataFolder });
    useImportedTiles(join(dataFolder, 'textures'));
    const [first] = products;
    const [header = '', line = ''] = productFile(first ? [first] : []).split('\n');
    const pictureAfter = async (text: string) => {
      expect(await runImport(dataFolder, written(dataFolder, text))).toMatchObject({ code: 0 });
      const response = await fetch(`${origin}/images/${first?.product_id}/flat-200.webp`);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const plain = await pictureAfter(`${header}\n${line}\n`);
    copyFileSync(A_TILE, join(dataFolder, 'walnut.jpg'));
    const brought = await pictureAfter(`${header},texture\n${line},walnut.jpg\n`);
    expect(brought.length).toBeGreaterThan(2 * plain.length);
    expect((await runImport(dataFolder, '--tables')).code).toBe(0);
    expect(existsSync(join(dataFolder, 'textures'))).toBe(false);
  });

  it('prints its usage', async () => {
    const { code, said } = await runImport(temporaryFolder());
    expect(code).toBe(1);
    expect(said).toMatch(/^Usage: .*\n$/);
  });
});
