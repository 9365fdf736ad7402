import { readFile } from 'node:fs/promises';
import type { ChildResult } from 'operate/processes/child-process';
import { type CheckResult, FAILED, resultOfTool } from './check.ts';
import type { SuiteReport } from './test-counts.ts';

/**
 * The result of a suite, from its JSON report. A suite counts one failure if it failed without a failed test (an error outside the tests,
 * a report that was never written, a time limit), or if it ran no test at all.
 */
export async function resultOfSuite(
  child: ChildResult,
  reportFile: string,
  readReport: (report: unknown) => SuiteReport,
): Promise<CheckResult> {
  const report = await readReportFrom(reportFile, readReport);
  const { output } = resultOfTool(child);
  if (!report) return { counts: FAILED, output: `${output}\nIt left no report.` };
  const { counts } = report;
  const isSilentFailure = counts.failed === 0 && (child.code !== 0 || counts.passed === 0);
  return { ...report, counts: isSilentFailure ? { ...counts, failed: 1 } : counts, output };
}

async function readReportFrom(
  file: string,
  readReport: (report: unknown) => SuiteReport,
): Promise<SuiteReport | undefined> {
  try {
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
