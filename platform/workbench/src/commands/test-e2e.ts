import { browserJourneys } from '../checks/browser-journeys.ts';
import { runChecks } from '../checks/check.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// Arguments go to Playwright: `npm run test:e2e -- cart --headed`.
await runCommand((stop) => runChecks([{ checks: [browserJourneys(ROOT, process.argv.slice(2))] }], stop));
