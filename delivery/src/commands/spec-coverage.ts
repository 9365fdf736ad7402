import { runChecks } from './checks/check.ts';
import { specCoverageCheck } from './checks/source-checks.ts';
import { runCommand } from './run-command.ts';
import { ROOT } from './workspace.ts';

await runCommand((stop) => runChecks([specCoverageCheck(ROOT)], stop));
