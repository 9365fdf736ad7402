import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { COVERAGE_FILE, coverageComplaints, coverageRows, holdsTest } from './spec-coverage-table.ts';

const HEAD = '| spec | sentence | test |\n| --- | --- | --- |\n';

describe('coverageRows', () => {
  it('reads sentence, file and title, and skips the head', () => {
    const row = "| 5 | Any \\| all | `a/b.test.ts` › says 'no' |";
    expect(coverageRows(`# Title\n\n${HEAD}${row}\n`)).toEqual([
      { line: 5, sentence: 'Any | all', file: 'a/b.test.ts', title: "says 'no'" },
    ]);
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

describe('coverageComplaints', () => {
  async function complaintsAbout(rows: string) {
    return withTemporaryFolder(async (root) => {
      await write(root, COVERAGE_FILE, HEAD + rows);
      await write(root, 'cart/cart.test.ts', "it('sums all quantities', () => {})");
      return coverageComplaints(root);
    });
  }

  it('has none when each named test exists', async () => {
    expect(await complaintsAbout('| 2 | Sums | cart/cart.test.ts › sums all quantities |')).toEqual([]);
  });

  it('names the line of a missing file, of a missing test and of a row without a title', async () => {
    const rows = [
      '| 2 | Sums | cart/gone.test.ts › sums all quantities |',
      '| 2 | Sums | cart/cart.test.ts › sums none |',
      '| 2 | Sums | cart/cart.test.ts |',
    ];
    expect(await complaintsAbout(rows.join('\n'))).toEqual([
      'docs/spec-coverage.md:3 names cart/gone.test.ts, which does not exist.',
      'docs/spec-coverage.md:4 names a test that cart/cart.test.ts does not hold: sums none',
      'docs/spec-coverage.md:5 names no test: write "file › title".',
    ]);
  });

  it('refuses a table without rows', async () => {
    expect(await complaintsAbout('')).toHaveLength(1);
  });
});

async function write(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
