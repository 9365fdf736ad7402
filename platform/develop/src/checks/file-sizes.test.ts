import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { MAX_LINES, sizeErrors } from './file-sizes.ts';

const errorsOf = (path: string, lines: number, firstLine = '') =>
  inCheckoutWith({ [path]: `${firstLine}${'\n'.repeat(lines)}`.replaceAll('\n', ';\n') }, sizeErrors);

describe('sizeErrors', () => {
  it.each(['shop/a.ts', 'shop/a.test.tsx', 'look/base.css'])('names %s if it is too long', async (path) => {
    expect(await errorsOf(path, MAX_LINES)).toEqual([]);
    expect(await errorsOf(path, MAX_LINES + 1)).toEqual([
      `${path} has 251 lines. Split it, or begin it with "// Over 250 lines because …".`,
    ]);
  });

  it('allows a file that begins with a reason', async () => {
    expect(
      await errorsOf('a.ts', MAX_LINES + 1, '// Over 250 lines because one table describes all.'),
    ).toEqual([]);
    expect(await errorsOf('a.ts', MAX_LINES + 1, '// Over 250 lines because')).toHaveLength(1);
  });

  it.each(['node_modules/a/a.ts', 'shop/dist/a.js', 'docs/rules.md', 'pictures/table.csv'])(
    'does not measure %s',
    async (path) => {
      expect(await errorsOf(path, MAX_LINES + 1)).toEqual([]);
    },
  );

  it('names a line of a document that is too long, and a list in a table', async () => {
    const document = `${'a'.repeat(160)}\n${'a'.repeat(161)}\n| one | a<br>b |\n`;
    expect(await inCheckoutWith({ 'rules.md': document }, sizeErrors)).toEqual([
      'rules.md:2 has 161 characters; the limit is 160.',
      'rules.md:3 has a list in a cell of a table. Write the table as a list.',
    ]);
  });
});
