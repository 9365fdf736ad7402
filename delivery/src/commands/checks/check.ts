import { formatDuration, inGreen, inRed, say } from '../console/progress.ts';
import type { ChildResult } from '../processes/child-process.ts';
import { sumCounts, type TestCounts } from './test-counts.ts';

/** One line of `npm test`: a tool that passes or fails as a whole, or a suite that counts its tests. */
export interface Check {
  name: string;
  run(stop: AbortSignal): Promise<CheckResult>;
}

export interface CheckResult {
  counts: TestCounts;
  /** Shown when something failed. */
  output: string;
}

export const PASSED: TestCounts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: TestCounts = { passed: 0, failed: 1, skipped: 0 };

/** The result of a tool that says all by its exit code. */
export function resultOfTool({ code, output, hasTimedOut }: ChildResult): CheckResult {
  const note = hasTimedOut ? '\nIt took too long and was ended.' : '';
  return { counts: code === 0 ? PASSED : FAILED, output: output + note };
}

/** Runs all checks, whatever the others came to. Ends with the line `N passed, N failed`; true when none failed. */
export async function runChecks(checks: Check[], stop: AbortSignal): Promise<boolean> {
  const startedAt = performance.now();
  const all: TestCounts[] = [];
  for (const check of checks) all.push(await runCheck(check, stop));
  const { passed, failed, skipped } = sumCounts(all);
  say();
  if (skipped > 0) say(`${skipped} skipped`);
  say(`in ${formatDuration(performance.now() - startedAt)}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runCheck(check: Check, stop: AbortSignal): Promise<TestCounts> {
  const startedAt = performance.now();
  const { counts, output } = await check.run(stop).catch((error: unknown) => {
    stop.throwIfAborted();
    return { counts: FAILED, output: error instanceof Error ? error.message : String(error) };
  });
  const line = `${check.name}${describeCounts(counts)}  ${formatDuration(performance.now() - startedAt)}`;
  if (counts.failed === 0) {
    say(`${inGreen('✓')} ${line}`);
    return counts;
  }
  say(`${inRed('✗')} ${line}`);
  say(`${output.trimEnd()}\n`);
  return counts;
}

/** A tool that passes or fails as a whole has nothing to count. */
function describeCounts({ passed, failed }: TestCounts): string {
  if (passed + failed === 1) return '';
  return failed === 0 ? `: ${passed} passed` : `: ${passed} passed, ${failed} failed`;
}
