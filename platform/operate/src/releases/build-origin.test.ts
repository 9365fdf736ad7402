// @module-tag all
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { stampBuild } from '../builds/build-stamp.ts';
import { sourceHash } from '../builds/source-hash.ts';
import { gitIn } from '../testing/git.ts';
import { originErrors, wouldBeRolledBack } from './build-origin.ts';

async function checkout() {
  const root = await temporaryFolder();
  const git = gitIn(root);
  await writeFiles(root, { '.gitignore': 'dist\n', 'mfe-catalog/src/page.ts': '1' });
  await git('init', '--quiet');
  const commit = async (text: string) => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', text);
    return git('rev-parse', 'HEAD');
  };
  const build = async () => {
    await writeFiles(join(root, 'mfe-catalog/dist'), { 'release.json': '{}' });
    await stampBuild(root, 'mfe-catalog', await sourceHash(root, 'mfe-catalog'));
  };
  return { root, git, commit, build };
}

test('PROM-108 a build of sources that are not committed, or not built, is refused', async () => {
  const { root, commit, build } = await checkout();
  await commit('first');
  await build();
  expect(await originErrors(root, 'mfe-catalog')).toEqual([]);
  await writeFiles(root, { 'mfe-catalog/src/page.ts': '2' });
  const reasons = (await originErrors(root, 'mfe-catalog')).join('\n');
  expect(reasons).toContain('its build is not that of the current sources');
  expect(reasons).toContain('mfe-catalog/src/page.ts is not committed');
});

test('PROM-108 a release from a commit that the checkout lacks is not rolled back', async () => {
  const { root, git, commit } = await checkout();
  const first = await commit('first');
  await git('checkout', '--quiet', '-b', 'colleague');
  await writeFiles(root, { 'mfe-catalog/src/page.ts': 'a colleague' });
  const theirs = await commit('theirs');
  expect(await wouldBeRolledBack(root, 'mfe-catalog', first)).toBe(false);
  await git('checkout', '--quiet', '-b', 'mine', first);
  await writeFiles(root, { 'mfe-catalog/src/page.ts': 'mine' });
  await commit('mine');
  expect(await wouldBeRolledBack(root, 'mfe-catalog', theirs)).toBe(true);
  expect(await wouldBeRolledBack(root, 'mfe-catalog', '0123456789012345678901234567890123456789')).toBe(true);
  expect(await wouldBeRolledBack(root, 'mfe-catalog', undefined)).toBe(false);
});
