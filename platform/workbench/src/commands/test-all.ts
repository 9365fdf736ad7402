import { runChecks } from '../checks/check.ts';
import { checksOfTestAll } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// What `npm test` leaves out, and none of what it runs: a commit needs both (`.ci/run`).
await runCommand((stop) => runChecks(checksOfTestAll(ROOT), stop));
