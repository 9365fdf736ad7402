import { runChecks } from './checks/check.ts';
import { formatCheck, lintCheck } from './checks/source-checks.ts';
import { runCommand } from './run-command.ts';
import { ROOT } from './workspace.ts';

await runCommand((stop) => runChecks([formatCheck(ROOT), lintCheck(ROOT)], stop));
