import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { runPnpm } from '../processes/child-process.ts';

/** Writes the contract's API to `shared-contracts/api-report.md`. */
await runCommand(async (stop) => {
  const args = ['--dir', 'shared-contracts', 'run', 'api-report'];
  return (await runPnpm(args, { folder: ROOT, stop, isShown: true })).code === 0;
});
