import { runChecks } from '../checks/check.ts';
import { typeChecks } from '../checks/source-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

await runCommand((stop) => runChecks(typeChecks(ROOT), stop));
