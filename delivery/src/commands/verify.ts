import { runChecks } from './checks/check.ts';
import { packageTests } from './checks/package-tests.ts';
import { sourceChecks } from './checks/source-checks.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

// All that needs neither a build nor a browser: what a team runs before each commit.
await runCommand((stop) => runChecks([...sourceChecks(ROOT), ...packageTests(ROOT)], stop));
