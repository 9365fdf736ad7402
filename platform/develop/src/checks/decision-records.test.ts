import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { recordErrors } from './decision-records.ts';

const FILE = '007-one-table.md';
const RECORD = `# 007 One table

- Status: accepted 2026-11-20

**Decision.** One table.

**Why.** Two differ.

**Weighed.** Two tables.

**Revisit when** it is slow.
`;
const ROW = `## Data\n\n- [007](${FILE}) One table (002, 005 → 007)`;

const errorsOf = (record: string, index: string) =>
  inCheckoutWith({ [`docs/decisions/${FILE}`]: record, 'docs/decisions/README.md': index }, async (root) =>
    (await recordErrors(root)).map((error) => error.replace('docs/decisions/', '')),
  );

describe('recordErrors', () => {
  it('has none for a complete record under a theme', async () => {
    expect(await errorsOf(RECORD, ROW)).toEqual([]);
  });

  it.each([
    ['title', '# 007 One table', '# One table', '007-one-table.md does not begin with "# 007 <title>".'],
    ['status', '- Status: accepted', '', '007-one-table.md lacks "- Status: accepted YYYY-MM-DD".'],
    ['reason', '**Why.**', 'Why:', '007-one-table.md lacks "**Why.**".'],
  ])('names a missing %s', async (_, part, replacement, error) => {
    expect(await errorsOf(RECORD.replace(part, replacement), ROW)).toEqual([error]);
  });

  it('names a record that is too long', async () => {
    expect(await errorsOf(`${RECORD}${'x\n'.repeat(60)}`, ROW)).toEqual([
      '007-one-table.md has 71 lines; the limit is 25.',
    ]);
  });

  it.each([
    ['a record without a line', '', `has no line under a theme for ${FILE}.`],
    ['a line above the themes', ROW.replace('## Data\n', ''), `has no line under a theme for ${FILE}.`],
    [
      'a title that differs from its record',
      ROW.replace('One table', 'Two tables'),
      'gives 007-one-table.md the title "Two tables"; the record says "One table".',
    ],
    ['a line without a record', `${ROW}\n- [008](008-no.md) None`, 'links 008-no.md, which does not exist.'],
    ['a number that is used twice', ROW.replace('005', '007'), 'has the number 007 twice.'],
  ])('names %s', async (_, index, error) => {
    expect(await errorsOf(RECORD, index)).toEqual([`README.md ${error}`]);
  });
});
