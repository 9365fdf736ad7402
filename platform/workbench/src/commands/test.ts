import { runChecks } from '../checks/check.ts';
import { selectedChecks } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// `npm test` is what people wait for; `npm test -- mfe-catalog`, `npm test -- --changed` are a part of it.
await runCommand(async (stop) => runChecks(await selectedChecks(ROOT, process.argv.slice(2), stop), stop));
