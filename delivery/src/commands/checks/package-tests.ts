import { join } from 'node:path';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { packagesOf } from '../console/workspace.ts';
import { runPnpm } from '../processes/child-process.ts';
import type { Check } from './check.ts';
import { resultOfSuite } from './suite-result.ts';
import { vitestCounts } from './test-counts.ts';

const TIME_LIMIT = 5 * 60_000;

/** The unit, screen and provider tests: one suite a package. Those of e2e need a running shop. */
export function packageTests(root: string): Check[] {
  return packagesOf(root)
    .filter((name) => name !== 'e2e')
    .map((name) => ({
      name: `tests of ${name}`,
      run: (stop) =>
        withTemporaryFolder(async (folder) => {
          const report = join(folder, 'report.json');
          const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
          const child = await runPnpm(['run', 'test', ...reporters], {
            folder: join(root, name),
            stop,
            timeLimit: TIME_LIMIT,
          });
          return resultOfSuite(child, report, vitestCounts);
        }),
    }));
}
