import { browserJourneys } from './checks/browser-journeys.ts';
import { runChecks } from './checks/check.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

/** Milliseconds. Long, because this run is only started by hand. */
const TIME_LIMIT = 45 * 60_000;

// Every remote against every fault takes too long for each commit: these tests have the tag @matrix.
await runCommand((stop) =>
  runChecks([[browserJourneys(ROOT, ['--grep', '@matrix', ...process.argv.slice(2)], TIME_LIMIT)]], stop),
);
