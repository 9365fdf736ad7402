import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runPnpm } from 'operate/processes/child-process';

/** Writes the contract's API to `shared-contracts/api-report.md`. */
await runCommand(async (stop) => {
  const args = ['--dir', 'shared-contracts', 'run', 'api-report'];
  return (await runPnpm(args, { folder: ROOT, stop, isShown: true })).code === 0;
});
