import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { typeChecks } from '../checks/source-checks.ts';

await runCommand((stop) => runChecks(typeChecks(ROOT), stop));
