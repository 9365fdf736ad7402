import { writeFiles } from 'releases/testing/artefact-fixture';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { forgetBuild, isBuilt, stampBuild } from './build-stamp.ts';
import { sourceHash } from './source-hash.ts';

const PACKAGE = 'mfe-catalog';

async function inBuiltCheckout(work: (root: string) => Promise<void>) {
  await withTemporaryFolder(async (root) => {
    await writeFiles(root, {
      'mfe-catalog/src/remote.ts': 'offer',
      'mfe-account/src/remote.ts': 'offer',
      'shared-contracts/src/money/money.ts': 'rupees',
      'pnpm-lock.yaml': 'versions',
      'mfe-catalog/dist/release.json': '{"files":1}',
    });
    await stampBuild(root, PACKAGE, await sourceHash(root, PACKAGE));
    await work(root);
  });
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
      await writeFiles(root, { [path]: 'something else' });
      expect(await isBuilt(root, PACKAGE)).toBe(false);
    }),
  );

  it.each([
    ['another remote', 'mfe-account/src/remote.ts'],
    ['a test', 'mfe-catalog/src/remote.test.ts'],
    ['an installed package', 'mfe-catalog/node_modules/react/index.js'],
  ])('stays true after a change of %s', (_, path) =>
    inBuiltCheckout(async (root) => {
      await writeFiles(root, { [path]: 'something else' });
      expect(await isBuilt(root, PACKAGE)).toBe(true);
    }),
  );

  it('is false after a build was begun and not finished', () =>
    inBuiltCheckout(async (root) => {
      await forgetBuild(root, PACKAGE);
      expect(await isBuilt(root, PACKAGE)).toBe(false);
    }));
});
