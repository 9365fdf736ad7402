import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { checksOfTestAll } from '../checks/selected-checks.ts';

// All that `npm test` leaves out, and nothing that it runs: a commit needs both (`.ci/run`).
await runCommand((stop) => runChecks(checksOfTestAll(ROOT), stop));
