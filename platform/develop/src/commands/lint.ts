import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { formatCheck, lintCheck } from '../checks/source-checks.ts';

await runCommand((stop) => runChecks([formatCheck(ROOT), lintCheck(ROOT)], stop));
