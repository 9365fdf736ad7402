import { runChecks } from '../checks/check.ts';
import { checksWithoutBrowser } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// All that needs neither a build nor a browser, for use before each commit.
await runCommand((stop) => runChecks(checksWithoutBrowser(ROOT), stop));
