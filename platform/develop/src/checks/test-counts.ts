export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export function sumCounts(suites: readonly TestCounts[]): TestCounts {
  return suites.reduce(
    (sum, suite) => ({
      passed: sum.passed + suite.passed,
      failed: sum.failed + suite.failed,
      skipped: sum.skipped + suite.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export interface SuiteReport {
  counts: TestCounts;
  /** For each test that failed, the command that runs it alone. */
  rerunCommands: string[];
  /** For each test that passed on its second try, the command that runs it alone. */
  flakyCommands?: string[];
  /** The counts by package, where one run covers several. */
  parts?: { name: string; counts: TestCounts }[];
}

/** An argument as a POSIX shell and npm pass it on unchanged. */
export function shellQuoted(argument: string): string {
  return /["$`\\!]/.test(argument) ? `'${argument.replaceAll("'", "'\\''")}'` : `"${argument}"`;
}

/** Text that a regular expression matches literally: both runners select titles by a pattern. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
