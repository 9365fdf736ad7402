import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { describe, expect, it } from 'vitest';
import { resultOfSuite } from './suite-result.ts';
import type { TestCounts } from './test-counts.ts';

function resultFor(code: number, counts: TestCounts | undefined, hasTimedOut = false) {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'report.json');
    if (counts) await writeFile(report, JSON.stringify(counts));
    const child = { code, output: 'what it said', hasTimedOut };
    return resultOfSuite(child, report, (read) => ({ counts: read as TestCounts, rerunCommands: [] }));
  });
}

describe('resultOfSuite', () => {
  it('passes on what the report counts', async () => {
    const counts = { passed: 4, failed: 2, skipped: 1 };
    expect((await resultFor(1, counts)).counts).toEqual(counts);
  });

  it.each([
    ['ends with an error after its tests passed', 1, { passed: 4, failed: 0, skipped: 0 }],
    ['runs no test', 0, { passed: 0, failed: 0, skipped: 2 }],
    ['leaves no report', 0, undefined],
  ])('fails a suite that %s', async (_, code, counts) => {
    expect((await resultFor(code, counts)).counts.failed).toBe(1);
  });

  it('says that a suite took too long', async () => {
    const { output } = await resultFor(1, undefined, true);
    expect(output).toContain('took too long');
  });
});
