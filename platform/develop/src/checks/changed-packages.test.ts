import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { gitIn } from 'operate/testing/git';
import { writeFiles } from 'releases/testing/artefact-fixture';
import { describe, expect, it } from 'vitest';
import { changedPackages, touchedPackages } from './changed-packages.ts';

const DEPENDENCIES = {
  e2e: ['mfe-catalog', 'provider', 'shared-contracts'],
  'mfe-catalog': ['shared-contracts'],
  'picture-studio': [],
  provider: ['picture-studio', 'shared-contracts'],
  'shared-contracts': [],
};

describe('touchedPackages', () => {
  it.each([
    ['one file', ['mfe-catalog/src/remote.ts'], ['e2e', 'mfe-catalog']],
    [
      'a dependency of a dependency',
      ['picture-studio/src/colour/lab.ts'],
      ['e2e', 'picture-studio', 'provider'],
    ],
    [
      'the contract',
      ['shared-contracts/src/money.ts'],
      ['e2e', 'mfe-catalog', 'provider', 'shared-contracts'],
    ],
    ['a document', ['docs/api.md', 'README.md'], []],
    ['the lockfile', ['pnpm-lock.yaml'], Object.keys(DEPENDENCIES)],
  ])('gives what a change of %s touches', (_, files, packages) => {
    expect(touchedPackages(files, DEPENDENCIES)).toEqual(packages);
  });
});

describe('changedPackages', () => {
  it('compares the branch, the working tree and new files with main', () =>
    withTemporaryFolder(async (root) => {
      const git = gitIn(root);
      const stop = new AbortController().signal;
      await writeFiles(root, {
        'delivery/package.json': '{}',
        'mfe-account/package.json': '{}',
        'mfe-catalog/package.json': '{"devDependencies":{"delivery":"workspace:*"}}',
        'provider/package.json': '{}',
        'shell/package.json': '{}',
      });
      await git('init', '--quiet', '--initial-branch=main');
      await git('add', '.');
      await git('commit', '--quiet', '--message=all');
      expect(await changedPackages(root, stop)).toEqual([]);

      await git('switch', '--quiet', '--create', 'change');
      await writeFiles(root, { 'delivery/src/a.ts': '' });
      await git('add', '.');
      await git('commit', '--quiet', '--message=change');
      await writeFiles(root, { 'provider/package.json': '{ }', 'shell/src/new.ts': '' });
      expect(await changedPackages(root, stop)).toEqual(['delivery', 'mfe-catalog', 'provider', 'shell']);
    }));

  it('refuses a folder without git', () =>
    withTemporaryFolder(async (root) => {
      await expect(changedPackages(root, new AbortController().signal)).rejects.toThrow(
        'needs a git checkout',
      );
    }));
});
