import { browserJourneys } from './checks/browser-journeys.ts';
import { runChecks } from './checks/check.ts';
import { packageTests } from './checks/package-tests.ts';
import { sourceChecks } from './checks/source-checks.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

await runCommand((stop) =>
  runChecks(
    [...sourceChecks(ROOT), ...packageTests(ROOT), browserJourneys(ROOT, ['--grep-invert', '@matrix'])],
    stop,
  ),
);
