import { buildChangedPackages } from './builds/build-packages.ts';
import { runCommand } from './run-command.ts';
import { ROOT } from './workspace.ts';

await runCommand(async (stop) => {
  await buildChangedPackages(ROOT, stop);
  return true;
});
