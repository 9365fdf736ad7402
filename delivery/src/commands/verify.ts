import { runChecks } from './checks/check.ts';
import { allChecks } from './checks/selected-checks.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

// All that needs neither a build nor a browser, for use before each commit.
await runCommand((stop) => runChecks(allChecks(ROOT).slice(0, -1), stop));
