import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { buildChangedPackages } from './build-packages.ts';

test('a build is a production build, also where another mode is set', async () => {
  expect(process.env['NODE_ENV']).toBe('test');
  const root = await temporaryFolder();
  const build = `node -e "require('fs').writeFileSync('mode', process.env.NODE_ENV)"`;
  await writeFiles(root, { 'shell/package.json': JSON.stringify({ name: 'shell', scripts: { build } }) });
  await buildChangedPackages(root, new AbortController().signal, ['shell']);
  expect(await readFile(join(root, 'shell/mode'), 'utf8')).toBe('production');
});
