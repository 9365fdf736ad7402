import { runChecks } from '../checks/check.ts';
import { formatCheck, lintCheck } from '../checks/source-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

await runCommand((stop) => runChecks([formatCheck(ROOT), lintCheck(ROOT)], stop));
