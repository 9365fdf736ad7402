import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { browserJourneys, onCluster } from '../checks/browser-journeys.ts';
import { runChecks } from '../checks/check.ts';

/** Tries a shop on several servers of each kind; journeys that need the registry of one machine fail there. */
const CLUSTER = '--cluster';

// Arguments go to Playwright: `npm run test:e2e -- cart --headed`.
const args = process.argv.slice(2);
const selection = args.filter((argument) => argument !== CLUSTER);
const journeys = browserJourneys(ROOT, selection, undefined, args.includes(CLUSTER) ? onCluster : undefined);
await runCommand((stop) => runChecks([journeys], stop));
