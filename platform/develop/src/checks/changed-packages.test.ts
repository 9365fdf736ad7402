import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
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
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: root });
      const write = async (path: string, text: string) => {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), text);
      };
      const stop = new AbortController().signal;
      for (const name of ['delivery', 'mfe-account', 'mfe-catalog', 'provider', 'shell']) {
        await write(`${name}/package.json`, '{}');
      }
      await write('mfe-catalog/package.json', '{"devDependencies":{"delivery":"workspace:*"}}');
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git('commit', '--quiet', '--message=all');
      expect(await changedPackages(root, stop)).toEqual([]);

      git('switch', '--quiet', '--create', 'change');
      await write('delivery/src/a.ts', '');
      git('add', '.');
      git('commit', '--quiet', '--message=change');
      await write('provider/package.json', '{ }');
      await write('shell/src/new.ts', '');
      expect(await changedPackages(root, stop)).toEqual(['delivery', 'mfe-catalog', 'provider', 'shell']);
    }));

  it('refuses a folder without git', () =>
    withTemporaryFolder(async (root) => {
      await expect(changedPackages(root, new AbortController().signal)).rejects.toThrow(
        'needs a git checkout',
      );
    }));
});
