import { testServer } from 'operate/console/env';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { ALL_OVER_AGAIN, packageTests } from '../checks/package-tests.ts';

// The suites of provider, office and desk on Postgres: on the server at TEST_DATABASE_URL, or on one that is started for this run. Arguments go to Vitest.
const selection = process.argv.slice(2);
const checks = packageTests(
  ROOT,
  ['provider', 'office', 'desk'],
  selection.length > 0 ? selection : ALL_OVER_AGAIN,
  {
    TEST_DATABASE_URL: testServer,
  },
);
await runCommand((stop) => runChecks(checks, stop));
