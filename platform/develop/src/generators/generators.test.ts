import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { ROOT } from 'operate/console/workspace';
import { describe, expect, it } from 'vitest';
import { ownerErrors } from '../checks/owners.ts';
import { roomErrors } from '../checks/rooms.ts';
import { catalogVersions } from '../contract/pack-contract.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { newOutsideRemote, requireEmpty } from './outside-remote.ts';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const READ_FILES = [
  'CODEOWNERS',
  'README.md',
  'docs/operations.md',
  'mfe-account/src/messages.ts',
  'mfe-account/src/remote.ts',
  'pnpm-workspace.yaml',
  'shared-contracts/package.json',
  'shared-contracts/src/remotes/remote-modules.ts',
  'tsconfig.base.json',
];
const PAGE = { remote: 'account', name: 'gift-cards', path: '/gift-cards' };

/** A checkout with the files that the generators read, and those that their results import. */
function inCheckout<Result>(work: (root: string) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder(async (root) => {
    for (const file of READ_FILES) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await cp(join(ROOT, file), join(root, file));
    }
    await mkdir(join(root, 'mfe-account/node_modules'));
    await symlink(join(ROOT, 'shared-contracts'), join(root, 'mfe-account/node_modules/shared-contracts'));
    return work(root);
  });
}

/** Formats the files as the commands do. @returns the errors that lint finds in them */
async function lintErrors(root: string, files: readonly string[]): Promise<string> {
  await cp(join(ROOT, 'biome.json'), join(root, 'biome.json'));
  await cp(join(ROOT, 'platform/develop/lint'), join(root, 'platform/develop/lint'), { recursive: true });
  const checked = files.filter((file) => /\.(ts|tsx|json)$/.test(file));
  const biome = [BIOME, 'check', '--write', '--vcs-enabled=false', '--error-on-warnings', ...checked];
  const { exitCode, all } = await execa(process.execPath, biome, { cwd: root, all: true, reject: false });
  return exitCode === 0 ? '' : all;
}

const textOf = (root: string, file: string) => readFile(join(root, file), 'utf8');

describe('newPage', () => {
  it('writes a page and its test, and changes the remote alone', () =>
    inCheckout(async (root) => {
      const files = await newPage(root, PAGE);
      expect(files).toEqual([
        'mfe-account/src/gift-cards/gift-cards-page.test.tsx',
        'mfe-account/src/gift-cards/gift-cards-page.tsx',
        'mfe-account/src/remote.ts',
        'mfe-account/src/messages.ts',
      ]);
      const { default: offer } = await import(join(root, 'mfe-account/src/remote.ts'));
      expect(offer.pages['gift-cards']).toEqual({
        file: './src/gift-cards/gift-cards-page.tsx',
        patterns: ['/gift-cards'],
      });
      const { messages } = await import(join(root, 'mfe-account/src/messages.ts'));
      expect(messages.giftCardsPage).toEqual({ title: 'Gift cards' });
    }));

  it('keeps the pages that the remote has', () =>
    inCheckout(async (root) => {
      await newPage(root, PAGE);
      await newPage(root, { ...PAGE, name: 'wish-list', path: '/wish-list' });
      const { default: before } = await import(join(ROOT, 'mfe-account/src/remote.ts'));
      const { default: offer } = await import(join(root, 'mfe-account/src/remote.ts'));
      expect(Object.keys(offer.pages)).toEqual([...Object.keys(before.pages), 'gift-cards', 'wish-list']);
    }));

  it.each([
    ['an unknown remote', { ...PAGE, remote: 'gone' }, 'There is no remote mfe-gone.'],
    ['a name that is not in kebab case', { ...PAGE, name: 'GiftCards' }, 'kebab case'],
    ['a path without a slash', { ...PAGE, path: 'gift-cards' }, 'is not a path'],
  ])('refuses %s', (_, page, message) =>
    inCheckout(async (root) => {
      await expect(newPage(root, page)).rejects.toThrow(message);
    }),
  );

  it('refuses a page that already exists, and changes nothing', () =>
    inCheckout(async (root) => {
      await newPage(root, PAGE);
      const before = await textOf(root, 'mfe-account/src/remote.ts');
      await expect(newPage(root, PAGE)).rejects.toThrow('exists already');
      expect(await textOf(root, 'mfe-account/src/remote.ts')).toBe(before);
    }));
});

describe('newRemote', () => {
  it('writes a package and lists it in workspace, contract, owners and README', () =>
    inCheckout(async (root) => {
      const files = await newRemote(root, 'reviews');
      expect(files).toContain('mfe-reviews/src/reviews-summary/reviews-summary.test.tsx');
      const { default: offer } = await import(join(root, 'mfe-reviews/src/remote.ts'));
      expect(offer).toMatchObject({
        id: 'reviews',
        pages: {},
        fragments: { 'reviews-summary': expect.any(String) },
      });
      expect(await textOf(root, 'pnpm-workspace.yaml')).toContain('  - mfe-reviews\n');
      expect(await textOf(root, 'CODEOWNERS')).toMatch(/^\/mfe-reviews\/ +@laminate-shop\/reviews$/m);
      expect(await textOf(root, 'README.md')).toMatch(/^- `mfe-reviews\/`: reviews$/m);
      expect(await textOf(root, 'shared-contracts/src/remotes/remote-modules.ts')).toMatch(
        /^ {2}'reviews\/reviews-summary': ComponentType;\n\};$/m,
      );
      const versionIn = async (folder: string) =>
        JSON.parse(await textOf(folder, 'shared-contracts/package.json'))
          .version.split('.')
          .map(Number);
      const [major, minor] = await versionIn(ROOT);
      expect(await versionIn(root)).toEqual([major, minor + 1, 0]);
    }));
});

describe('newOutsideRemote', () => {
  it('writes a package that needs two tarballs and nothing of this repository', () =>
    withTemporaryFolder(async (out) => {
      const packages = { 'shared-contracts': 'contract.tgz', 'build-preset': 'preset.tgz' };
      const versions = await catalogVersions(ROOT);
      const files = await newOutsideRemote(out, 'reviews', packages, versions);
      const { dependencies, devDependencies } = JSON.parse(await textOf(out, 'package.json'));
      expect(dependencies['shared-contracts']).toBe('file:packages/contract.tgz');
      expect(devDependencies['build-preset']).toBe('file:packages/preset.tgz');
      expect(devDependencies['@rspack/core']).toMatch(/^\d/);
      expect(devDependencies['@rspack/core']).toBe(versions['@rspack/core']);
      const needed = Object.values({ ...dependencies, ...devDependencies });
      expect(needed.filter((version) => !/^(?:\d|file:)/.test(String(version)))).toEqual([]);
      const texts = await Promise.all(files.map((file) => textOf(out, file)));
      expect(texts.join('\n')).not.toMatch(/workspace:|catalog:|\.\.\/shared-contracts|\{\{/);
      const offer = await textOf(out, 'src/remote.ts');
      expect(offer).toContain("'reviews-summary': './src/reviews-summary/reviews-summary.tsx'");
      expect(offer).not.toContain('RemoteOffer');
    }));

  it('refuses a folder that is not empty', () =>
    withTemporaryFolder(async (out) => {
      expect(() => requireEmpty(out)).not.toThrow();
      await newOutsideRemote(out, 'reviews', {}, {});
      expect(() => requireEmpty(out)).toThrow('is not empty');
    }));
});

// The matrix runs every other check on them, in a whole checkout.
describe('generated sources', () => {
  it('pass lint, import other folders one way, and have their owner in CODEOWNERS', () =>
    inCheckout(async (root) => {
      const files = [...(await newPage(root, PAGE)), ...(await newRemote(root, 'reviews'))];
      expect(await lintErrors(root, files)).toBe('');
      expect(await roomErrors(root)).toEqual([]);
      expect(await ownerErrors(root)).toEqual([]);
    }));
});
