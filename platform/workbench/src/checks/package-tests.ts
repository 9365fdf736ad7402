import { basename, join } from 'node:path';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { runPnpm } from '../processes/child-process.ts';
import { attestation } from './attestations.ts';
import type { Check } from './check.ts';
import { resultOfSuite } from './suite-result.ts';
import { readVitestReport } from './vitest-report.ts';

/** Milliseconds. */
const TIME_LIMIT = 20 * 60_000;

/** Tests that `npm run test:all` runs have the tag `all`, those that take longer `matrix`. */
const OF_NPM_TEST = ['--tagsFilter=!all && !matrix'];
export const OF_TEST_ALL = ['--tagsFilter=all'];
export const MATRIX_ALONE = ['--tagsFilter=matrix'];

/**
 * The unit, screen and provider tests of these packages, in one run, which starts once.
 * @param selection arguments for Vitest: files of the package, `-t …`; by default those of `npm test`, on all cores
 */
export function packageTests(
  root: string,
  packages: readonly string[],
  selection: readonly string[] = OF_NPM_TEST,
): Check[] {
  if (packages.length === 0) return [];
  const [only] = packages;
  return [
    {
      name: packages.length === 1 ? `tests of ${only}` : 'tests of the packages',
      run: (stop) =>
        withTemporaryFolder(async (folder) => {
          const report = join(folder, 'report.json');
          const projects = packages.map((name) => `--project=${basename(name)}`);
          const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
          const passes = await Promise.all(packages.map((name) => attestation(root, name, 'tests')));
          const child = await runPnpm(['exec', 'vitest', 'run', ...projects, ...reporters, ...selection], {
            folder: root,
            stop,
            timeLimit: TIME_LIMIT,
          });
          const result = await resultOfSuite(child, report, (read) => readVitestReport(read, root));
          if (selection === OF_NPM_TEST) {
            const isPassed = (name: string) =>
              result.parts?.some((part) => part.name === name && part.counts.failed === 0);
            await Promise.all(packages.map((name, index) => isPassed(name) && passes[index]?.()));
          }
          return packages.length === 1 ? { ...result, parts: [] } : result;
        }),
    },
  ];
}
