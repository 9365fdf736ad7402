import { join } from 'node:path';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { checkRelease } from './check-release.ts';

test('a checkout without a shell is told to name the shop, where nothing is live', async () => {
  const root = await temporaryFolder();
  await writeFiles(root, { 'mfe-catalog/package.json': '{}' });
  const registry = join(root, '.shop/registry');
  const { reasons } = await checkRelease(root, registry, ['catalog'], {}, new AbortController().signal);
  expect(reasons).toEqual([expect.stringMatching(/^No shell is live in .*registry, .* with SHOP_DATA\.$/)]);
});
