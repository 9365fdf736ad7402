import { browserJourneys } from '../checks/browser-journeys.ts';
import { runChecks } from '../checks/check.ts';
import { JOURNEYS_OF_TEST_ALL } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// What `npm test` leaves out, and none of what it runs: a commit needs both (`.ci/run`).
await runCommand((stop) => runChecks([{ checks: [browserJourneys(ROOT, JOURNEYS_OF_TEST_ALL)] }], stop));
