import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runChecks } from '../checks/check.ts';
import { checksWithoutBrowser } from '../checks/selected-checks.ts';

// All that needs neither a build nor a browser, for use before each commit.
await runCommand((stop) => runChecks(checksWithoutBrowser(ROOT), stop));
