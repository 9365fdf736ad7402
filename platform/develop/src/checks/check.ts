import { formatDuration, inGreen, inRed, say } from 'operate/console/progress';
import type { ChildResult } from 'operate/processes/child-process';
import { type SuiteReport, sumCounts, type TestCounts } from './test-counts.ts';

/** One line of `npm test`: a tool that passes or fails as a whole, or suites that count their tests. */
export interface Check {
  name: string;
  /** Uses both cores of a small machine, so it runs alone. */
  isLarge?: boolean;
  run(stop: AbortSignal): Promise<CheckResult>;
}

export interface CheckResult extends Partial<SuiteReport> {
  counts: TestCounts;
  /** Shown when something failed. */
  output: string;
}

export const PASSED: TestCounts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: TestCounts = { passed: 0, failed: 1, skipped: 0 };

export function resultOfTool({ code, output, hasTimedOut }: ChildResult): CheckResult {
  const note = hasTimedOut ? '\nIt took too long and was ended.' : '';
  return { counts: code === 0 ? PASSED : FAILED, output: output + note };
}

/** More than one, because the start of a tool such as tsc is more waiting than computing. */
const TOOLS_AT_A_TIME = 2;

/**
 * Runs all checks in their order, even after one has failed. At the end it prints, for each failed or flaky test, the command that runs
 * it alone, and then the line `N passed, N failed`.
 * @returns whether none failed
 */
export async function runChecks(checks: readonly Check[], stop: AbortSignal): Promise<boolean> {
  const startedAt = performance.now();
  const results: CheckResult[] = [];
  const queue = [...checks];
  const runTools = async () => {
    for (let [check] = queue; check && !check.isLarge; [check] = queue) {
      queue.shift();
      results.push(await runCheck(check, stop));
    }
  };
  while (queue.length > 0) {
    await Promise.all(Array.from({ length: TOOLS_AT_A_TIME }, runTools));
    const large = queue.shift();
    if (large) results.push(await runCheck(large, stop));
  }
  const { passed, failed, skipped } = sumCounts(results.map(({ counts }) => counts));
  const failedCommands = results.flatMap(({ rerunCommands = [] }) => rerunCommands);
  const flakyCommands = results.flatMap(({ flakyCommands: commands = [] }) => commands);
  sayList('To run a failed test alone:', failedCommands);
  sayList('Flaky, passed on the second try. To run one alone:', flakyCommands);
  say();
  if (skipped > 0) say(`${skipped} skipped`);
  say(`in ${formatDuration(performance.now() - startedAt)}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runCheck(check: Check, stop: AbortSignal): Promise<CheckResult> {
  const startedAt = performance.now();
  const result = await check.run(stop).catch((error: unknown): CheckResult => {
    stop.throwIfAborted();
    return { counts: FAILED, output: error instanceof Error ? error.message : String(error) };
  });
  const duration = formatDuration(performance.now() - startedAt);
  sayResult(`${check.name}${describeCounts(result.counts)}  ${duration}`, result.counts);
  for (const { name, counts } of result.parts ?? []) sayResult(`  ${name}${describeCounts(counts)}`, counts);
  if (result.counts.failed > 0) say(`${result.output.trimEnd()}\n`);
  return result;
}

function sayList(title: string, commands: readonly string[]): void {
  if (commands.length > 0) say(`\n${title}`);
  for (const command of commands) say(`  ${command}`);
}

function sayResult(line: string, { failed }: TestCounts): void {
  say(`${failed === 0 ? inGreen('✓') : inRed('✗')} ${line}`);
}

/** A tool that passes or fails as a whole has nothing to count. */
function describeCounts({ passed, failed }: TestCounts): string {
  if (passed + failed === 1) return '';
  return failed === 0 ? `: ${passed} passed` : `: ${passed} passed, ${failed} failed`;
}
