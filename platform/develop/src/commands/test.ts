import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { selectedChecks } from '../checks/selected-checks.ts';

// `npm test` runs what people wait for; `npm test -- mfe-catalog` and `npm test -- --changed` run a part of it.
await runCommand(async (stop) => runChecks(await selectedChecks(ROOT, process.argv.slice(2), stop), stop));
