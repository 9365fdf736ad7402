import { runChecks } from '../checks/check.ts';
import { selectedChecks } from '../checks/selected-checks.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

// `npm test` is everything; `npm test -- mfe-catalog`, `npm test -- --changed` are a part of it. One check after the other: beside the
// journeys, servers of the suites started too late for their tests on a busy machine.
await runCommand(async (stop) => {
  const lanes = await selectedChecks(ROOT, process.argv.slice(2), stop);
  return runChecks([{ checks: lanes.flatMap(({ checks }) => checks), atATime: 1 }], stop);
});
