import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { forgetBuild, isBuilt, stampBuild } from './build-stamp.ts';
import { sourceHash } from './source-hash.ts';

const PACKAGE = 'mfe-catalog';

async function inBuiltCheckout(work: (root: string) => Promise<void>) {
  await withTemporaryFolder(async (root) => {
    await write(root, 'mfe-catalog/src/remote.ts', 'offer');
    await write(root, 'mfe-account/src/remote.ts', 'offer');
    await write(root, 'shared-contracts/src/money/money.ts', 'rupees');
    await write(root, 'pnpm-lock.yaml', 'versions');
    await write(root, 'mfe-catalog/dist/release.json', '{"files":1}');
    await stampBuild(root, PACKAGE, await sourceHash(root, PACKAGE));
    await work(root);
  });
}

async function write(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

describe('isBuilt', () => {
  it('is true as long as nothing changed', () =>
    inBuiltCheckout(async (root) => {
      expect(await isBuilt(root, PACKAGE)).toBe(true);
    }));

  it.each([
    ['a source', 'mfe-catalog/src/remote.ts'],
    ['a new source', 'mfe-catalog/src/shop/shop-page.tsx'],
    ['the contract', 'shared-contracts/src/money/money.ts'],
    ['the build preset', 'platform/build-preset/src/remote.ts'],
    ['the lockfile', 'pnpm-lock.yaml'],
    ['the build itself, made by hand', 'mfe-catalog/dist/release.json'],
  ])('is false after a change of %s', (_, path) =>
    inBuiltCheckout(async (root) => {
      await write(root, path, 'something else');
      expect(await isBuilt(root, PACKAGE)).toBe(false);
    }),
  );

  it.each([
    ['another remote', 'mfe-account/src/remote.ts'],
    ['a test', 'mfe-catalog/src/remote.test.ts'],
    ['an installed package', 'mfe-catalog/node_modules/react/index.js'],
  ])('stays true after a change of %s', (_, path) =>
    inBuiltCheckout(async (root) => {
      await write(root, path, 'something else');
      expect(await isBuilt(root, PACKAGE)).toBe(true);
    }),
  );

  it('is false after a build was begun and not finished', () =>
    inBuiltCheckout(async (root) => {
      await forgetBuild(root, PACKAGE);
      expect(await isBuilt(root, PACKAGE)).toBe(false);
    }));
});
