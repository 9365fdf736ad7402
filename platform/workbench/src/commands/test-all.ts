import { runChecks } from '../checks/check.ts';
import { checksOfTestAll } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// What `npm test` leaves out, and none of what it runs: a commit needs both (`.ci/run`).
// One after the other, as in `npm test`.
const checks = checksOfTestAll(ROOT).flatMap((lane) => lane.checks);
await runCommand((stop) => runChecks([{ checks, atATime: 1 }], stop));
