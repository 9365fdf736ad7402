import { browserJourneys } from './checks/browser-journeys.ts';
import { runChecks } from './checks/check.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

/** Milliseconds: the long runs are by hand. */
const TIME_LIMIT = 45 * 60_000;

// Every remote against every fault: too long for each commit, so these journeys carry a tag of their own.
await runCommand((stop) =>
  runChecks([browserJourneys(ROOT, ['--grep', '@matrix', ...process.argv.slice(2)], TIME_LIMIT)], stop),
);
