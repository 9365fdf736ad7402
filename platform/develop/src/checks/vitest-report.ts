import { relative } from 'node:path';
import { z } from 'zod';
import { literalPattern, type SuiteReport, shellQuoted, sumCounts, type TestCounts } from './test-counts.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      /** Absolute path of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type ReportedFile = z.infer<typeof vitestReport>['testResults'][number];

/** A file that could not be loaded reports no tests, so it counts as one failure. */
export function readVitestReport(report: unknown, root: string): SuiteReport {
  const files = vitestReport.parse(report).testResults.map((file) => {
    const parts = relative(root, file.name).split(/[\\/]/);
    const depth = parts[0] === 'platform' ? 2 : 1;
    return { name: parts.slice(0, depth).join('/'), path: parts.slice(depth).join('/'), file };
  });
  const byPackage = Object.groupBy(files, ({ name }) => name);
  const parts = Object.entries(byPackage).map(([name, own = []]) => ({
    name,
    counts: sumCounts(own.map(({ file }) => countsOf(file))),
  }));
  return {
    counts: sumCounts(parts.map(({ counts }) => counts)),
    rerunCommands: files.flatMap(({ name, path, file }) =>
      rerunCommands(`npm test -- ${name} ${path}`, file),
    ),
    parts,
  };
}

function isUnloaded({ status, assertionResults }: ReportedFile): boolean {
  return status === 'failed' && assertionResults.length === 0;
}

function countsOf(file: ReportedFile): TestCounts {
  const withStatus = (...statuses: string[]) =>
    file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: withStatus('passed'),
    failed: withStatus('failed') + Number(isUnloaded(file)),
    skipped: withStatus('pending', 'skipped', 'todo', 'disabled'),
  };
}

function rerunCommands(file: string, reported: ReportedFile): string[] {
  if (isUnloaded(reported)) return [file];
  return reported.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file} -t ${shellQuoted(literalPattern(fullName))}`);
}
