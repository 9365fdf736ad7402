// @module-tag all
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { ROOT } from 'operate/console/workspace';
import { gitIn } from 'operate/testing/git';
import { expect, it } from 'vitest';
import { contractChanges } from './contract-changes.ts';
import { readSnapshot, snapshotOf } from './public-api.ts';

/** Milliseconds. Each compiles the contract. */
const TIME_LIMIT = 180_000;
const CART = 'shared-contracts/src/cart/cart-endpoints.ts';
const MONEY = 'shared-contracts/src/money/money.ts';
const { signal } = new AbortController();

it(
  'the contract offers what its snapshot says',
  async () => {
    const advice = '`npm run contract -- diff` shows what differs, `npm run contract -- accept` keeps it.';
    expect(await snapshotOf(ROOT, signal), advice).toEqual(await readSnapshot(ROOT));
  },
  TIME_LIMIT,
);

it(
  'the differences from a commit are those of calls and types, and none of comments',
  { tags: ['all'], timeout: TIME_LIMIT },
  () =>
    withTemporaryFolder(async (root) => {
      const contract = join(root, 'shared-contracts');
      await mkdir(contract);
      for (const file of [
        'tsconfig.base.json',
        'shared-contracts/package.json',
        'shared-contracts/tsconfig.json',
      ])
        await cp(join(ROOT, file), join(root, file));
      await cp(join(ROOT, 'shared-contracts/src'), join(contract, 'src'), { recursive: true });
      await symlink(join(ROOT, 'shared-contracts/node_modules'), join(contract, 'node_modules'));
      const git = gitIn(root);
      await git('init', '--quiet');
      await git('add', 'tsconfig.base.json', 'shared-contracts/src', 'shared-contracts/package.json');
      await git('add', 'shared-contracts/tsconfig.json');
      await git('commit', '--quiet', '-m', 'before');
      const change = async (file: string, from: string | RegExp, to: string) => {
        const text = await readFile(join(root, file), 'utf8');
        expect(text.replace(from, to)).not.toBe(text);
        await writeFile(join(root, file), text.replace(from, to));
      };

      await change(CART, "path: '/api/cart'", "path: '/api/basket'");
      await change(MONEY, /^/, '/** Of a rupee. */\nexport const PAISE = 100;\n');
      const changes = await contractChanges(root, 'HEAD', signal);
      expect(changes).toMatch(/^\+ +"\/api\/basket": \{$/m);
      expect(changes).toMatch(/^\+export declare const PAISE = 100;$/m);
      expect(changes).not.toContain('Of a rupee');
    }),
);
