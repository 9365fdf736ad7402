import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { holdsTest, ruleErrors, ruleRows } from './rule-tables.ts';

const HEAD = '| rule | what holds | test |\n| --- | --- | --- |\n';

describe('ruleRows', () => {
  it('reads id, files and titles, and skips the head', () => {
    const row = "| CART-5 | Any \\| all | `a/b.test.ts` › says 'no'<br>Orders: not built yet |";
    expect(ruleRows(`# Title\n\n${HEAD}${row}\n`)).toEqual([
      { line: 5, id: 'CART-5', shownBy: ["a/b.test.ts › says 'no'", 'Orders: not built yet'] },
    ]);
  });

  it('reads a promise with its name', () => {
    const row = '| PROM-3: A crash stays | A throw | A fallback | `a/b.test.ts` › keeps it |';
    expect(ruleRows(row)).toEqual([{ line: 1, id: 'PROM-3', shownBy: ['a/b.test.ts › keeps it'] }]);
  });
});

describe('holdsTest', () => {
  it.each([
    ['a test', "it('sells', () => {})"],
    ['a table of tests', "it.each([1, 2])('sells', () => {})"],
    ['a title on its own line', 'test(\n  "sells",\n  async () => {})'],
    ['a skipped one followed by a real one', "it.skip('sells'); it('sells')"],
  ])('finds %s', (_, source) => {
    expect(holdsTest(source, 'sells')).toBe(true);
  });

  it.each([
    ['the title as part of another', "it('sells boards', () => {})"],
    ['the title in other text', "const title = 'sells';"],
    ['a skipped test', "it.skip('sells', () => {})"],
    ['a planned test', "it.todo('sells')"],
    ['a group', "describe('sells', () => {})"],
  ])('does not take %s for a test', (_, source) => {
    expect(holdsTest(source, 'sells')).toBe(false);
  });

  it('finds a title with an escaped quote', () => {
    expect(holdsTest("it('a maker\\'s name', () => {})", "a maker's name")).toBe(true);
  });
});

describe('ruleErrors', () => {
  async function errorsOf(rows: string, source = '') {
    return withTemporaryFolder(async (root) => {
      await write(root, 'docs/product/cart.md', HEAD + rows);
      await write(root, 'cart/cart.test.ts', "it('sums all quantities', () => {})");
      await write(root, 'cart/cart.ts', source);
      return ruleErrors(root);
    });
  }

  it('has none when each named test exists', async () => {
    const rows = [
      '| CART-1 | Sums | cart/cart.test.ts › sums all quantities |',
      '| CART-2 | Coupons | not built yet |',
      '| CART-3 | Sorts | cart/cart.test.ts › sums all quantities<br>By price: not shown yet |',
    ];
    expect(await errorsOf(rows.join('\n'), '/** CART-3. */')).toEqual([]);
  });

  it('names the line of a missing file, of a missing test and of a row without a title', async () => {
    const rows = [
      '| CART-1 | Sums | cart/gone.test.ts › sums all quantities |',
      '| CART-2 | Sums | cart/cart.test.ts › sums none |',
      '| CART-3 | Sums | cart/cart.test.ts |',
    ];
    expect(await errorsOf(rows.join('\n'))).toEqual([
      'docs/product/cart.md:3 names cart/gone.test.ts, which does not exist.',
      'docs/product/cart.md:4 names a test that cart/cart.test.ts does not hold: sums none',
      'docs/product/cart.md:5 names no test: write "file › title".',
    ]);
  });

  it('names an id that occurs twice', async () => {
    const row = '| CART-1 | Sums | not built yet |';
    expect(await errorsOf(`${row}\n${row}`)).toEqual([
      'docs/product/cart.md:4 repeats CART-1 of docs/product/cart.md:3.',
    ]);
  });

  it('names a source that cites an unknown rule', async () => {
    const unknown = `CART-${99}`;
    expect(await errorsOf('| CART-1 | Sums | not built yet |', `// ${unknown}`)).toEqual([
      `cart/cart.ts cites ${unknown}, which no table in docs/ holds.`,
    ]);
  });

  it('refuses tables without rows', async () => {
    expect(await errorsOf('')).toHaveLength(1);
  });
});

async function write(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
