import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { recordErrors } from './decision-records.ts';

const FILE = '007-one-table.md';
const RECORD = `# 007 One table

- Date: 2026-11-20
- Status: accepted

## Context

## Options

## Decision

## Consequences
`;
const ROW = `| [007](${FILE}) | One table | 2026-11-20 | accepted |`;

const errorsOf = (record: string, index: string) =>
  withTemporaryFolder(async (root) => {
    const folder = join(root, 'docs/decisions');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, FILE), record);
    await writeFile(join(folder, 'README.md'), index);
    return (await recordErrors(root)).map((error) => error.replace('docs/decisions/', ''));
  });

describe('recordErrors', () => {
  it('has none for a complete record in the table', async () => {
    expect(await errorsOf(RECORD, ROW)).toEqual([]);
  });

  it.each([
    ['title', '# 007 One table', '# One table', '007-one-table.md does not begin with "# 007 <title>".'],
    ['date', '- Date: ', 'Date: ', '007-one-table.md lacks "- Date: YYYY-MM-DD".'],
    ['status', '- Status: accepted', '', '007-one-table.md lacks "- Status: …".'],
    ['options', '## Options', '**Options.**', '007-one-table.md lacks "## Options".'],
  ])('names a missing %s', async (_, part, replacement, error) => {
    expect(await errorsOf(RECORD.replace(part, replacement), ROW)).toEqual([error]);
  });

  it('names a record that is too long', async () => {
    expect(await errorsOf(`${RECORD}${'x\n'.repeat(60)}`, ROW)).toEqual([
      '007-one-table.md has 72 lines; the limit is 60.',
    ]);
  });

  it('names a record without a row', async () => {
    expect(await errorsOf(RECORD, '')).toEqual(['README.md has no row for 007-one-table.md.']);
  });

  it('names a row that differs from its record', async () => {
    expect(
      await errorsOf(RECORD, ROW.replace('One table', 'Two tables').replace('accepted', 'open')),
    ).toEqual([
      'README.md gives 007-one-table.md the title "Two tables"; the record says "One table".',
      'README.md gives 007-one-table.md the status "open"; the record says "accepted".',
    ]);
  });

  it('names a row without a record', async () => {
    expect(await errorsOf(RECORD, `${ROW}\n| [008](008-gone.md) | Gone | | |`)).toEqual([
      'README.md links 008-gone.md, which does not exist.',
    ]);
  });
});
