import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attestation } from 'operate/builds/attestations';
import { TEMPORARY_SERVER, testServer } from 'operate/console/env';
import { say } from 'operate/console/progress';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { runPnpm } from 'operate/processes/child-process';
import type { Check } from './check.ts';
import { resultOfSuite } from './suite-result.ts';
import { readVitestReport } from './vitest-report.ts';

/** Whether tests can use a Postgres server. Without one, the tests on Postgres are skipped. */
export const HAS_POSTGRES =
  globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || testServer !== TEMPORARY_SERVER;
const WITHOUT_POSTGRES =
  'Left out: the tests on Postgres, of the provider and of shared releases. Its package postgresql is not installed.';
const ON_POSTGRES = ['provider', 'office', 'desk', 'platform/releases', 'platform/edge', 'platform/operate'];

/** Milliseconds: a busy machine takes three times as long as a quiet one. */
const TIME_LIMIT = 35 * 60_000;

/**
 * Tests that take seconds have the tag `all`, their own or that of their file (`@module-tag`). `npm run test:all` runs them, and so does
 * `npm test` when it is given their package. Tests that take longer have the tag `matrix`.
 */
const OF_NPM_TEST = ['--tagsFilter=!all && !matrix'];
/** The milliseconds of a test that sets no limit itself: these tests start whole programs, alongside browsers. */
const LONG = '--testTimeout=120000';
export const WHOLE_SUITE = ['--tagsFilter=!matrix', LONG];
/** A copy, so that a run with other settings does not count as a pass of `npm test`. */
export const ALL_OVER_AGAIN = [...WHOLE_SUITE];
export const OF_TEST_ALL = ['--tagsFilter=all && !matrix', LONG];
export const MATRIX_ALONE = ['--tagsFilter=matrix', LONG];

/** Begins a file of tests that is left to `npm run test:all` as a whole. */
const SLOW_FILE = '// @module-tag all';
/** Any text that may be the tag of a single test. A file that is loaded in vain costs a second; a file that is missed never runs. */
const SLOW_TEST = /'all'/;

/**
 * The unit, screen and provider tests of these packages, in a single run of Vitest.
 * @param environment variables beside those of this process
 * @param selection arguments for Vitest: files of the package, `-t …`; by default those of `npm test`, on all cores
 */
export function packageTests(
  root: string,
  packages: readonly string[],
  selection: readonly string[] = OF_NPM_TEST,
  environment: NodeJS.ProcessEnv = {},
): Check[] {
  if (packages.length === 0) return [];
  const [only] = packages;
  return [
    {
      name: packages.length === 1 ? `tests of ${only}` : 'tests of the packages',
      isLarge: true,
      run: (stop) =>
        withTemporaryFolder(async (folder) => {
          const report = join(folder, 'report.json');
          const projects = packages.map((name) => `--project=${basename(name)}`);
          const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
          if (packages.some((name) => ON_POSTGRES.includes(name)) && !HAS_POSTGRES) say(WITHOUT_POSTGRES);
          const passes = await Promise.all(packages.map((name) => attestation(root, name, 'tests')));
          const files = filesOf(root, packages, selection);
          const child = await runPnpm(
            ['exec', 'vitest', 'run', ...projects, ...reporters, ...selection, ...files],
            {
              folder: root,
              stop,
              environment: { DATABASE_URL: undefined, ...environment },
              timeLimit: TIME_LIMIT,
            },
          );
          const result = await resultOfSuite(child, report, (read) => readVitestReport(read, root));
          if (selection === OF_NPM_TEST || selection === WHOLE_SUITE) {
            const isPassed = (name: string) =>
              result.parts?.some((part) => part.name === name && part.counts.failed === 0);
            await Promise.all(packages.map((name, index) => isPassed(name) && passes[index]?.()));
          }
          return packages.length === 1 ? { ...result, parts: [] } : result;
        }),
    },
  ];
}

/** The files to run. Vitest reads a file's tags only after it has loaded the file with its imports, so others are left out before. */
function filesOf(root: string, packages: readonly string[], selection: readonly string[]): string[] {
  if (selection !== OF_NPM_TEST && selection !== OF_TEST_ALL) return [];
  const files = globSync(
    packages.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
    { cwd: root },
  );
  const isChosen = (source: string) =>
    selection === OF_NPM_TEST
      ? !source.startsWith(SLOW_FILE)
      : source.startsWith(SLOW_FILE) || SLOW_TEST.test(source);
  return files.filter((file) => isChosen(readFileSync(join(root, file), 'utf8'))).sort();
}
