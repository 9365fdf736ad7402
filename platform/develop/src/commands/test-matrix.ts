import { runCommand } from 'operate/console/run-command';
import { packagesOf, ROOT } from 'operate/console/workspace';
import { browserJourneys } from '../checks/browser-journeys.ts';
import { runChecks } from '../checks/check.ts';
import { MATRIX_ALONE, packageTests } from '../checks/package-tests.ts';

/** Milliseconds. Long, because this run is only started by hand. */
const TIME_LIMIT = 45 * 60_000;

// Every remote against every fault, or every colour of the catalogue, takes too long for each commit: these tests have the tag
// `matrix`. Arguments choose among the journeys: `npm run test:matrix -- faults/`.
const selection = process.argv.slice(2);
const packages = packagesOf(ROOT).filter((name) => name !== 'e2e');
const checks = [
  ...(selection.length === 0 ? packageTests(ROOT, packages, MATRIX_ALONE) : []),
  browserJourneys(ROOT, ['--grep', '@matrix', ...selection], TIME_LIMIT),
];
await runCommand((stop) => runChecks(checks, stop));
